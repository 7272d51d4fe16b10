/** `10,3` */
export function formatNumber(number: number): string {
  return number.toLocaleString('nl', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
