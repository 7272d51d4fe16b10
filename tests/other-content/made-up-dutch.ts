let told = 0;

/** A sentence that stands nowhere else, in words that the dictionary has and the rules of the texts let through. */
export function madeUpSentence(): string {
  const number = nextNumber();
  return `Muis ${number} slaapt onder de tafel, omdat opa ${number} boven ligt bij kast ${number}.`;
}

/** The same with a link in it. */
export function madeUpLink(target: string): string {
  const number = nextNumber();
  return `Muis ${number} ontdekt onder tafel ${number} waarom [opa](${target}) danst bij kledingkast ${number}.`;
}

/** Never a year, nor an age. */
export function nextNumber(): number {
  told += 1;
  return 10_000 + told;
}

/** A text that takes no more room than another. */
export function madeUpText(room: number): string {
  const short = () => `Muis ${nextNumber()} slaapt.`;
  const texts = [room < 16 ? `Muis ${nextNumber()}` : short()];
  for (;;) {
    const next = room - texts.join(' ').length > 100 ? madeUpSentence() : short();
    if ([...texts, next].join(' ').length > room) return texts.join(' ');
    texts.push(next);
  }
}
