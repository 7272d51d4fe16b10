import type { VFile } from 'vfile';

interface Made<Inputs, Value> {
  text: string;
  inputs: Inputs;
  value: Value;
  messages: VFile['messages'];
}

/**
 * A function that doesn't make the same thing twice: for a file with the same text and the same inputs as the time
 * before, it returns the same value and puts the same messages on the file.
 */
export function remember<Inputs extends readonly unknown[], Value>(
  make: (file: VFile, ...inputs: Inputs) => Value,
): (file: VFile, ...inputs: Inputs) => Value {
  const lastOf = new Map<string, Made<Inputs, Value>>();
  return (file, ...inputs) => {
    const text = String(file.value);
    const last = lastOf.get(file.path);
    if (last?.text === text && isSame(last.inputs, inputs)) {
      file.messages.push(...last.messages);
      return last.value;
    }
    const earlier = file.messages.length;
    const value = make(file, ...inputs);
    lastOf.set(file.path, { text, inputs, value, messages: file.messages.slice(earlier) });
    return value;
  };
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.every((value, index) => value === other[index]);
}
