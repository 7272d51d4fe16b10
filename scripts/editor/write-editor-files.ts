/** `npm run schemas`: writes for editors what the content may be. Run it when a shape or the guide changed. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { editorFiles, editorFolder } from './editor-files.ts';

const guide = await readFile('content/README.md', 'utf8');
for (const [name, text] of editorFiles(guide)) await writeFile(path.join(editorFolder, name), text);
