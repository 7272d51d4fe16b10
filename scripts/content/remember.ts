import { isDeepStrictEqual } from 'node:util';
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
    // Lists are made anew each time, of what may not have changed.
    if (last?.text === text && isDeepStrictEqual(last.inputs, inputs)) {
      // What is the very same is compared at once.
      last.inputs = inputs;
      file.messages.push(...last.messages);
      return last.value;
    }
    const earlier = file.messages.length;
    const value = make(file, ...inputs);
    lastOf.set(file.path, { text, inputs, value, messages: file.messages.slice(earlier) });
    return value;
  };
}

/** The same of what is in no file: what it made last, as long as the inputs are the same. */
export function rememberLast<Inputs extends readonly unknown[], Value>(
  make: (...inputs: Inputs) => Value,
): (...inputs: Inputs) => Value {
  let last: { inputs: Inputs; value: Value } | undefined;
  return (...inputs) => {
    if (!last || !isDeepStrictEqual(last.inputs, inputs)) last = { inputs, value: make(...inputs) };
    return last.value;
  };
}
