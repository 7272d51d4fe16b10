/** Does one step of the build; who wants to know how long each takes hands in a clock. */
export type Stage = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

export const doStage: Stage = (_name, work) => work();

/** One line for each step, in the order in which they end. */
export const timeStage: Stage = async (name, work) => {
  const start = performance.now();
  const result = await work();
  console.log(`${name}: ${Math.round(performance.now() - start)} ms`);
  return result;
};
