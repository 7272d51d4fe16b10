/** What was made last is not made again for the same question; what failed is. */
export function rememberLast<Asked, Made>(
  make: (asked: Asked) => Promise<Made>,
  keyOf: (asked: Asked) => string,
): (asked: Asked) => Promise<Made> {
  let last: { readonly key: string; readonly made: Promise<Made> } | undefined;
  return (asked) => {
    const key = keyOf(asked);
    if (last?.key === key) return last.made;
    const made = make(asked);
    last = { key, made };
    made.catch(() => {
      if (last?.made === made) last = undefined;
    });
    return made;
  };
}
