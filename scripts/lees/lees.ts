/**
 * `npm run lees`: what is wrong with the texts, and what could be better. With names of articles behind it (a part
 * will do), those only.
 */
import { fileURLToPath } from 'node:url';
import { reportTexts } from './report-texts.ts';

const content = fileURLToPath(new URL('../../content', import.meta.url));
const { report, isKnown } = await reportTexts(content, process.argv.slice(2));
console.log(report);
process.exitCode = isKnown ? 0 : 1;
