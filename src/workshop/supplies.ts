/** What drawing and printing take beside a sheet, each of it fetched once. */
import { castPicture } from '../sheets/cast/index.ts';
import type { Picture } from '../sheets/picture.ts';
import { readPictureSvg } from '../sheets/read-picture.ts';
import { fetchFile } from './fetch-file.ts';
import type { SetFiles } from './protocol.ts';

interface Printer {
  readonly write: typeof import('../pdf/write-pdf.ts').writePdf;
  readonly faces: { readonly regular: Uint8Array; readonly bold: Uint8Array };
}

export interface Supplies {
  loadPrinter(): Promise<Printer>;
  fetchPictures(names: readonly string[]): Promise<ReadonlyMap<string, Picture>>;
}

export function openSupplies({
  page,
  pictures,
  faces,
}: Pick<SetFiles, 'page' | 'pictures' | 'faces'>): Supplies {
  const known = new Map<string, Promise<Picture>>();
  let printer: Promise<Printer> | undefined;
  const fetchPicture = async (name: string): Promise<Picture> =>
    castPicture(name) ??
    readPictureSvg(name, await (await fetchFile(new URL(pictures[name] ?? name, page).href)).text());
  return {
    loadPrinter() {
      printer ??= readPrinter(faces);
      printer.catch(() => {
        printer = undefined;
      });
      return printer;
    },
    async fetchPictures(names) {
      const pairs = names.map(async (name) => {
        const picture = known.get(name) ?? fetchPicture(name);
        known.set(name, picture);
        picture.catch(() => known.delete(name));
        return [name, await picture] as const;
      });
      return new Map(await Promise.all(pairs));
    },
  };
}

async function readPrinter(files: SetFiles['faces']): Promise<Printer> {
  const [{ writePdf }, regular, bold] = await Promise.all([
    import('../pdf/write-pdf.ts'),
    ...[files.regular, files.bold].map(
      async (file) => new Uint8Array(await (await fetchFile(file)).arrayBuffer()),
    ),
  ]);
  if (!regular || !bold) throw new Error('A face is missing');
  return { write: writePdf, faces: { regular, bold } };
}
