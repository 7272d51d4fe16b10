/** `npm run schemas`: writes for editors what the content may be. Run it when a shape or the guide changed. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeIfChanged } from '../keep/write-if-changed.ts';
import { editorFiles, editorFolder } from './editor-files.ts';

const guide = await readFile('content/README.md', 'utf8');
for (const [name, text] of editorFiles(guide)) writeIfChanged(path.join(editorFolder, name), text);
