/** Does one step of the build; who wants to know how long each takes hands in a clock. */
export type Stage = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

export const doStage: Stage = (_name, work) => work();

/** One line for each step, in the order in which they end: how long it took, and how much of the processors, in all. */
export const timeStage: Stage = async (name, work) => {
  const start = performance.now();
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  const [time, busy] = [performance.now() - start, (user + system) / 1000].map(Math.round);
  console.log(`${name}: ${time} ms, processors ${busy} ms`);
  return result;
};
