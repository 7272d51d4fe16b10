/** Does one step of the build; the bench hands in a clock to know how long each takes. */
export type Stage = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

export const doStage: Stage = (_name, work) => work();

/**
 * One line for each step, in the order in which they end: how long it took, and how much of the processors went by
 * meanwhile, what was done beside it counted in.
 */
export const timeStage: Stage = async (name, work) => {
  const start = performance.now();
  const before = process.cpuUsage();
  const result = await work();
  tell(name, performance.now() - start, process.cpuUsage(before));
  return result;
};

/** The same of the whole process since its start, and how much memory it had when it had most. */
export function tellAll(): void {
  tell('all', performance.now(), process.cpuUsage());
  console.log(`memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
}

function tell(name: string, time: number, { user, system }: NodeJS.CpuUsage): void {
  console.log(`${name}: ${Math.round(time)} ms, processors ${Math.round((user + system) / 1000)} ms`);
}
