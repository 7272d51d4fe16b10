/** For tests: what becomes of the fragment of an address on its way. */
import * as fc from 'fast-check';

const encodeAll = (address: string): string => `#${encodeURIComponent(address.slice(1))}`;
const breakAt = (sign: string) => (address: string) =>
  address.replace(/(?<=[.&])/g, (_, at: number) => (at % 3 === 0 ? sign : ''));
const take = (sign: string) => (address: string) => address + sign;

/** Programs after which it still says all that it said. */
export const mendable: readonly (readonly [string, (address: string) => string])[] = [
  ['encodes it', encodeAll],
  ['encodes it twice', (address) => encodeAll(encodeAll(address))],
  ['encodes what is encoded', (address) => address.replaceAll('%', '%25')],
  ['writes it as HTML', (address) => address.replaceAll('&', '&amp;')],
  ['writes HTML as HTML', (address) => address.replaceAll('&', '&amp;amp;')],
  ['writes it as quoted-printable', (address) => address.replaceAll('=', '=3D')],
  ['breaks it over lines', breakAt('%0A')],
  ['breaks it at its signs', (address) => address.replaceAll('&', '&%20').replaceAll('=', '=%20')],
  ['lets it be broken', breakAt('\u200b')],
  ['lets it be broken, encoded', breakAt('%E2%80%8B')],
  ['hyphenates it unseen', breakAt('%C2%AD')],
];

/** What stands behind it in a text, and is taken along. */
export const takenAlong: readonly (readonly [string, (address: string) => string])[] = [
  '.',
  ',',
  ';',
  '!',
  '?',
  ')',
  ').',
  '>',
  '%3E',
  '"',
  '”',
  '%E2%80%99',
  '…',
  '*',
  ' en veel plezier',
].map((sign) => [sign, take(sign)]);

const anywhere = (insert: (before: string, after: string) => string) => (address: string, at: number) => {
  const place = 1 + (at % (address.length - 1));
  return insert(address.slice(0, place), address.slice(place));
};

/** Where another program broke it already, it is left as it is. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** As mail is wrapped, in columns. */
const wrapAt = (columns: number, sign: string) => (address: string) =>
  address.replace(new RegExp(`.{${columns}}(?=.)`, 'gsu'), (line) => line + sign);

/** Every so many letters otherwise than they were. */
const swapCase = (address: string, at: number): string =>
  [...address]
    .map((sign, place) => {
      if (place % (2 + (at % 7)) > 0) return sign;
      return sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase();
    })
    .join('');

/** What may take something of it away, or bring something in. */
const oneDamage = fc.record({
  at: fc.nat(2000),
  damage: fc.oneof(
    fc.constantFrom(...mendable, ...takenAlong).map(([, mangle]) => mangle),
    fc
      .constantFrom('%20', '%C2%A0', '%0A', '%0D%0A%20%20', '%0A%3E%20', '”', '%E2%80%A6', '+', '%', '&amp;')
      .map((sign) => anywhere((before, after) => before + sign + after)),
    fc.constantFrom(
      anywhere((before) => before),
      anywhere((before, after) => before + after.slice(1)),
      (address: string) => address.toUpperCase(),
      (address: string) => address.toLowerCase(),
      (address: string) => address.replaceAll('--', '–'),
      (address: string) => address.replaceAll('%27', '’').replaceAll('%22', '”'),
      (address: string) => address.replaceAll('+', '%2B'),
      (address: string, at: number) =>
        address.replace(/&/g, (sign, place: number) => ((at + place) % 3 === 0 ? '%26' : sign)),
      decode,
      (address: string) => `${address}&utm_source=mail`,
      (address: string) => address + address,
      (address: string) => address.replaceAll('=', '=3D').replaceAll('&', '&amp;'),
      (address: string) => wrapAt(76, '=\r\n')(address.replaceAll('=', '=3D')),
      wrapAt(76, '=0D=0A'),
      wrapAt(78, ' '),
      wrapAt(78, '%20'),
      wrapAt(78, '\n> '),
      (address: string) => wrapAt(78, ' ')(address).replace(/ .*/, ''),
      (address: string) => `${address.slice(0, 76)}=`,
      (address: string) => `<${address}>`.slice(1),
      swapCase,
    ),
  ),
});

/** On its way it meets one program, or one after another. */
export const anyDamage = fc.array(oneDamage, { minLength: 1, maxLength: 3 }).map((met) => ({
  damage: (address: string) => met.reduce((now, { at, damage }) => damage(now, at), address),
}));
