/** Looks at a photo and says what the program should not have done with it. */
import sharp from 'sharp';
import { lookAtPhoto } from '../../scripts/pictures/photos/look-at-photo.ts';
import { filesOf, makePhotoFile } from '../../scripts/pictures/photos/photo-files.ts';
import { unlocked } from '../../scripts/pictures/photos/photos-for-tests.ts';
import type { Verdict } from './judge.ts';

/** In milliseconds of the processor's own time, with all its files. */
const patience = 20_000;

export async function judgePhoto(bytes: Buffer): Promise<Verdict> {
  const before = process.cpuUsage();
  const time = () => process.cpuUsage(before).user / 1000;
  try {
    const { photo, fault } = await lookAtPhoto(bytes);
    const faults = photo ? await judgeFiles(bytes, filesOf('muis', photo)) : [];
    if (fault && /undefined|NaN|\[object/.test(`${fault.reason}${fault.expected}`)) faults.push(fault.reason);
    if (time() > patience) faults.push(`it took ${Math.round(time())} ms`);
    return { isRefused: !photo, took: time(), faults };
  } catch (error) {
    return { isRefused: true, took: time(), faults: [String(error)] };
  }
}

async function judgeFiles(bytes: Buffer, { sizes, plain }: ReturnType<typeof filesOf>): Promise<string[]> {
  const faults: string[] = [];
  for (const file of [...sizes, plain]) {
    const made = await makePhotoFile(bytes, file);
    const { width, exif, xmp, iptc, icc } = await unlocked(() => sharp(made).metadata());
    if (width !== file.width || (exif ?? xmp ?? iptc ?? icc))
      faults.push(`${file.name} is not what its name says`);
  }
  return faults;
}
