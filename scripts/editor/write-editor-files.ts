import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeIfChanged } from '../keep/write-if-changed.ts';
import { editorFiles, editorFolder } from './editor-files.ts';

/** Tells editors what the content may be, as the shapes and the guide say it now. */
export async function writeEditorFiles(): Promise<void> {
  const guide = await readFile('content/README.md', 'utf8');
  for (const [name, text] of editorFiles(guide)) writeIfChanged(path.join(editorFolder, name), text);
}
