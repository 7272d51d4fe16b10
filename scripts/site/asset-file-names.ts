import { folders } from '../../src/model/addresses.ts';

/** Every page names a dozen files: of a hash, six signs tell two versions of one file apart as well as eight. */
export const assetFileNames = `${folders.assets}/[name]-[hash:6][extname]`;
