/** Each route once in each round, so that whatever else the machine has to do slows every page the same. */
export async function measureInTurn<Measured>(
  routes: readonly string[],
  rounds: number,
  measure: (route: string) => Promise<Measured>,
): Promise<Map<string, Measured[]>> {
  const measured = new Map(routes.map((route) => [route, [] as Measured[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [route, ofRoute] of measured) ofRoute.push(await measure(route));
  }
  return measured;
}

/** Of the rounds, the one that neither a quiet nor a busy moment of the machine made. */
export function middle(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
