/** How a typed word is probably clapped, and where its stress probably is. Whoever typed it can say otherwise. */

/** What a klankgroep can begin with, beside a single consonant. */
const onsets = new Set(
  'bl br ch chr dr dw fl fr gh gl gr kl kn kr kw ph pl pr sch schr sj sl sm sn sp spl spr st str th tr tw vl vr wr zw'.split(
    ' ',
  ),
);
/** Two consonants that stay together: ze-bra. */
const together = /^(ch|gh|ph|th|[bcdgkpt]r|[bpk]l)$/;

const vowels = 'aai|ooi|oei|eeuw|ieuw|eau|auw|ouw|au|ai|ou|ij|ei|ui|eu|oe|ie|oi|aa|ee|oo|uu|[aeiouyáéëïöüèê]';
const unit = new RegExp(`(${vowels})|[^aeiouyáéëïöüèê]+`, 'g');

export function splitWord(word: string): string[] {
  const units = [...word.matchAll(unit)].map(([text, vowel]) => ({ text, isVowel: vowel !== undefined }));
  const groups: string[] = [];
  let begun = '';
  units.forEach(({ text, isVowel }, index) => {
    const cut = isVowel ? 0 : cutAt(text);
    const isBetween = index > 0 && index < units.length - 1;
    if (isBetween && (!isVowel || units[index - 1]?.isVowel)) {
      groups.push(begun + text.slice(0, cut));
      begun = text.slice(cut);
    } else if (isVowel && units[index - 1]?.isVowel) {
      groups.push(begun);
      begun = text;
    } else begun += text;
  });
  return [...groups, begun];
}

/** Of consonants between two vowels: as many go on as a klankgroep can begin with. */
function cutAt(consonants: string): number {
  if (consonants.length === 1 || together.test(consonants)) return 0;
  for (let at = 1; at < consonants.length - 1; at += 1) if (onsets.has(consonants.slice(at))) return at;
  return consonants.length - 1;
}

const unstressedStart = /^(be|ge|ver|ont|her)$/;
const mute = /^[^aeiou]+e[lmnr]?$/;
/** Long at the end, after a short beginning: ba-naan, ka-meel, o-ran-je. */
const longEnd = /(aa|ee|oo|uu|oe|ie|eu|ij|ui|ei)[^aeiouy]+$/;
const lightStart = /^[^aeiou]*[aiou]$/;

/** Index of the klankgroep with the stress. */
export function guessStress(syllables: readonly string[]): number {
  const [first = '', second = ''] = syllables;
  const last = syllables.length - 1;
  if (last > 0 && unstressedStart.test(first) && !mute.test(second)) return 1;
  if (last > 0 && longEnd.test(syllables[last] ?? '') && lightStart.test(syllables[last - 1] ?? ''))
    return last;
  return 0;
}
