import type { HouseCopy } from '../house-copy.ts';

export interface BuildTime {
  stages: { name: string; seconds: number }[];
  /** With the start of Node and the loading of all code. */
  total: number;
}

export async function timeBuild(house: HouseCopy): Promise<BuildTime> {
  const start = performance.now();
  const { code, said } = await house.build({}, '--times');
  if (code !== 0) throw new Error(`The build failed:\n${said}`);
  const lines = [...said.matchAll(/^(.+): (\d+) ms, /gm)];
  return {
    stages: lines.map(([, name = '', time]) => ({ name, seconds: Number(time) / 1000 })),
    total: (performance.now() - start) / 1000,
  };
}
