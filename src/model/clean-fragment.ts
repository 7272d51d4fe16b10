/** An address of a set of every word is a tenth of this. */
const longest = 50_000;

const quotedPrintable = /[#&]\w+=3D/;

/** What programs put where a line is full or may be broken: 200B-200F, FEFF, AD, ends of lines. */
const unseen = /%E2%80%8[B-F]|%EF%BB%BF|%C2%AD|%0[9AD]|[\u200b-\u200f\ufeff\u00ad\s]/gi;

/** What is encoded, where that can be read. */
const decode = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      return signs;
    }
  });

/**
 * The fragment of an address as this site wrote it, as far as can be told: mail programs and messengers encode it once
 * more, write `&amp;` for `&`, break it over lines; hands put it in capitals.
 */
export function cleanFragment(fragment: string): string {
  let clean = fragment.slice(0, longest).replace(unseen, '');
  while (!clean.includes('=') && clean !== decode(clean)) clean = decode(clean);
  clean = clean.replace(/&(?:amp;)+/gi, '&');
  if (!/%(?!25)/.test(clean)) clean = clean.replace(/%25(?=[0-9a-f]{2})/gi, '%');
  clean = clean.replace(/(?<=[#&=])(?:%20|\+)+/g, '');
  if (quotedPrintable.test(clean)) clean = clean.replace(/=3D/g, '=');
  return /[a-z]/.test(clean.replace(/%[0-9a-f]{2}/gi, '')) ? clean : clean.toLowerCase();
}
