import { useEffect } from 'react';
import { paperFaces } from './paper-faces.ts';

/** Those of the paper. Until they are there, and where they can't be had, another face has their widths. */
export function usePaperFaces(): void {
  useEffect(() => {
    loadFaces().catch(() => undefined);
  }, []);
}

async function loadFaces(): Promise<void> {
  const faces = [
    new FontFace('Andika', `url(${paperFaces.regular})`),
    new FontFace('Andika', `url(${paperFaces.bold})`, { weight: '700' }),
  ];
  const loaded = await Promise.all(faces.map((face) => face.load()));
  // Each time that some are added, a browser lays out the whole page again.
  for (const face of loaded) document.fonts.add(face);
}
