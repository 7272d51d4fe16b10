/** Acts on a name the first time that it comes by: to make a folder for each of ten thousand files takes a while. */
export function onceEach(act: (name: string) => void): (name: string) => void {
  const done = new Set<string>();
  return (name) => {
    if (done.has(name)) return;
    act(name);
    done.add(name);
  };
}
