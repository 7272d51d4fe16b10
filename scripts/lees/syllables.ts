/** Spellings of one vowel sound, the longest first: what begins like it is heard as one. */
const vowel = /aai|ooi|oei|eeu|ieu|eau|aa|ee|oo|uu|ie|oe|eu|ui|ei|ij|au|ou|ai|oi|[aeiou]/g;

/**
 * How many klankgroepen a Dutch word has, from its spelling. English words (team, website) may come out one off,
 * which no figure over a text notices.
 */
export function countSyllables(word: string): number {
  return Math.max(1, toPlainVowels(word).match(vowel)?.length ?? 0);
}

function toPlainVowels(word: string): string {
  return (
    word
      .toLowerCase()
      .normalize('NFD')
      // A trema says that a new klankgroep begins: ide-en, re-unie. Other accents say nothing about that.
      .replace(/([aeiou])\u0308/g, '|$1')
      .replace(/\p{M}/gu, '')
      .replace(/qu/g, 'kw')
      // Before a vowel y is a consonant (yoghurt, royaal), elsewhere a vowel (baby, gymles).
      .replace(/y(?=[aeiou])/g, 'j')
      .replace(/y/g, 'i')
      .replace(/tion(?!eu|a|e)/g, 'sjon')
      .replace(/eum(?=$|s$|pje)/g, 'e|um')
  );
}
