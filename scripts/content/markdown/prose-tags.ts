/**
 * The HTML a writer may type: what rehype-sanitize calls safe, as far as it is prose and not outdated. Everything
 * else has its markdown, or doesn't belong in an article.
 */
export const proseTags = [
  'a',
  'b',
  'br',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'q',
  'rp',
  'rt',
  'ruby',
  's',
  'samp',
  'span',
  'strong',
  'sub',
  'sup',
  'var',
] as const;

/** A paragraph may be typed as HTML too, but not within a line of markdown. */
export const typedTags: readonly string[] = [...proseTags, 'p'];

/** What markdown itself becomes. */
export const markdownTags = [
  'blockquote',
  'h2',
  'h3',
  'hr',
  'img',
  'input',
  'li',
  'ol',
  'p',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
] as const;
