/** Text for an element or an attribute in quotes, without the signs that XML doesn't know. */
export function escapeXml(text: string): string {
  return text
    .replace(unknown, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

const unknown = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
