import { createHash } from 'node:crypto';
import { addresses, files } from '../../src/model/addresses.ts';
import type { Article } from '../../src/model/article.ts';
import { categoryNames } from '../../src/model/category.ts';
import type { Day } from '../../src/model/day.ts';
import { escapeXml } from '../../src/model/escape-xml.ts';
import type { Site } from '../../src/model/site.ts';
import type { Content } from '../content/read-content.ts';
import { lastChanged, newestChange } from './last-changed.ts';

/** Who follows the site reads what is new; the whole list is on the site itself. */
const newest = 50;

/** An Atom feed of the newest articles, newest first. */
export function feed({ site, articles: all }: Content): string {
  const articles = all.slice(0, newest);
  const updated = newestChange(articles);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="nl-NL">',
    `  <id>${stableId('artikelen')}</id>`,
    `  <title>${escapeXml(site.name)}</title>`,
    `  <subtitle>${escapeXml(site.tagline)}</subtitle>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(site.url + files.feed)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(site.url + addresses.articles)}"/>`,
    ...(updated === undefined ? [] : [`  <updated>${noon(updated)}</updated>`]),
    `  <author><name>${escapeXml(site.name)}</name></author>`,
    ...articles.flatMap((article) => entry(site, article)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(site: Site, article: Article): string[] {
  const { slug, title, category, summary, datePublished } = article;
  return [
    '  <entry>',
    `    <id>${stableId(`artikelen/${slug}`)}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(site.url + addresses.article(slug))}"/>`,
    `    <published>${noon(datePublished)}</published>`,
    `    <updated>${noon(lastChanged(article))}</updated>`,
    `    <category term="${category}" label="${escapeXml(categoryNames[category])}"/>`,
    `    <summary type="text">${escapeXml(summary)}</summary>`,
    '  </entry>',
  ];
}

/** An article has a day, a feed wants a moment: noon, which is the same day almost everywhere. */
function noon(day: Day): string {
  return `${day}T12:00:00Z`;
}

/** A name-based UUID (RFC 9562, version 5): what was read stays read when the site moves to another address. */
function stableId(name: string): string {
  const hash = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return `urn:uuid:${hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`;
}

/** Drawn once for this site; never to be changed. */
const namespace = Buffer.from('9342faa621a14d1f9aeaa0adc8aad9c3', 'hex');
