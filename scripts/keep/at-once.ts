/** Works on so many items at once: both cores have work, and no more is in memory than is worked on. */
export async function atOnce<Item>(
  hands: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const workOn = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: hands }, workOn));
}
