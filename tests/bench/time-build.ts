import type { HouseCopy } from '../house-copy.ts';

export interface BuildTime {
  /** The last of them is all together. */
  stages: { name: string; seconds: number; processors: number }[];
  /** What it had when it had most, in MB. */
  memory: number;
}

export async function timeBuild(house: HouseCopy): Promise<BuildTime> {
  const { code, said } = await house.build({}, '--times');
  if (code !== 0) throw new Error(`The build failed:\n${said}`);
  const lines = [...said.matchAll(/^(.+): (\d+) ms, processors (\d+) ms$/gm)];
  return {
    stages: lines.map(([, name = '', time, busy]) => ({
      name,
      seconds: Number(time) / 1000,
      processors: Number(busy) / 1000,
    })),
    memory: Number(said.match(/^memory: (\d+) MB$/m)?.[1]),
  };
}
