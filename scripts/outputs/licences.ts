import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const packages = 'node_modules';

/** What visitors get that others made, by the package it comes from; each has its licence beside it. */
const published = [
  '@fontsource/andika',
  '@fontsource/grandstander',
  '@fontsource/literata',
  'react',
  'react-dom',
  'react-router-dom',
  '@remix-run/router',
  'workbox-core',
  'pdfkit',
  'fflate',
  '@noble/hashes',
  'restructure',
  'unicode-properties',
  'unicode-trie',
  'tiny-inflate',
  'clone',
  'fast-deep-equal',
  'base64-js',
  '@swc/helpers',
];

/** Of the maker of pdfkit, under the same licence, and without a copy of it. */
const withoutLicence = `fontkit, dfa

MIT License, Copyright (c) Devon Govett: as of pdfkit.
`;

/** The package with the pictures says that they are MIT and whose they are, and leaves the text to us. */
const pictures = `Fluent Emoji (fluent-emoji-flat)

MIT License

Copyright (c) Microsoft Corporation.

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

const changedFace = `Vulpen

The face of the printables: Andika with another a, g and q. Its licence is that of @fontsource/andika, which follows.
`;

/** Those of the texts and the code, and the notices that must travel with what others made and the site publishes. */
export async function licences(ofTexts: string): Promise<string> {
  const ofCode = await readFile('LICENSE', 'utf8');
  const others = await Promise.all(published.map(async (name) => `${name}\n\n${await readLicence(name)}`));
  return [ofTexts, ofCode, pictures, changedFace, ...others, withoutLicence]
    .map((notice) => notice.trim())
    .join(`\n\n${'-'.repeat(80)}\n\n`)
    .concat('\n');
}

async function readLicence(name: string): Promise<string> {
  const folder = path.join(packages, name);
  const file = (await readdir(folder)).find((entry) => /^LICENSE/i.test(entry));
  if (!file) throw new Error(`The package ${name} has no licence beside it`);
  return readFile(path.join(folder, file), 'utf8');
}
