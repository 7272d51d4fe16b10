import { VFile } from 'vfile';
import { pointAt } from '../files/text-place.ts';
import { type Problem, quote, refuse } from '../problems/problem.ts';

/**
 * `https://muis.example` and `post@muis.example`: such an address is nobody's. It is looked for from where its signs begin:
 * from each of them on, a long line of them would take seconds.
 */
const exampleAddress = /(?:https?:\/\/|(?=[\w@-])(?<![\w@-]\.*))[\w@-][\w.@-]*\.example(?![\w-]|\.\w)/gi;

const ofSite = 'example-site';

/** The made-up addresses in a file, each in its place: the site may be looked at with them, but not be published. */
export function findExamples({ path, extname, value }: VFile): Problem[] {
  const text = extname === '.yaml' ? withoutRemarks(String(value)) : String(value);
  const file = new VFile({ path });
  for (const { 0: address, index } of text.matchAll(exampleAddress)) {
    const isSite = text.slice(text.lastIndexOf('\n', index) + 1).startsWith('url:');
    refuse(file, isSite ? ofSite : 'example', {
      reason: `${quote(address)} is een voorbeeld`,
      expected: isSite ? 'het echte adres van de site, hier of in SITE_URL' : 'een echt adres',
      place: pointAt(text, index),
    });
  }
  return file.messages;
}

/** The address of the site itself, which the environment can replace. */
export function isExampleOfSite({ ruleId }: Problem): boolean {
  return ruleId === ofSite;
}

function withoutRemarks(yaml: string): string {
  return yaml.replace(/^[ \t]*#.*$/gm, (remark) => ' '.repeat(remark.length));
}
