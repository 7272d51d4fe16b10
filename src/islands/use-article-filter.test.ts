import { describe, expect, it } from 'vitest';
import { readFilter, withFilter } from './use-article-filter.ts';

describe('the address of the list', () => {
  it.each([
    ['', { category: 'all', search: '' }],
    ['?search=rijm', { category: 'all', search: 'rijm' }],
    ['?categorie=voorlezen&search=bed', { category: 'voorlezen', search: 'bed' }],
    ['?search=&categorie=', { category: 'all', search: '' }],
    ['?categorie=bestaat-niet', { category: 'all', search: '' }],
  ])('%s is read', (address, filter) => {
    expect(readFilter(address)).toEqual(filter);
  });

  it.each([
    ['', { category: 'all', search: '' }, ''],
    ['', { category: 'all', search: '  ' }, ''],
    ['', { category: 'rijm', search: '' }, '?categorie=rijm'],
    ['', { category: 'rijm', search: ' a & b ' }, '?search=a+%26+b&categorie=rijm'],
    ['?search=&categorie=onzin', { category: 'all', search: '' }, ''],
    ['?search=oud&categorie=rijm', { category: 'all', search: 'nieuw' }, '?search=nieuw'],
    ['?utm_source=brief%20een', { category: 'all', search: '' }, '?utm_source=brief%20een'],
    ['?utm_source=brief#inhoud', { category: 'rijm', search: '' }, '?utm_source=brief&categorie=rijm#inhoud'],
  ] as const)('%s with %o is written as %s', (before, filter, after) => {
    const list = 'http://x/artikelen';
    expect(withFilter(list + before, filter)).toBe(list + after);
  });
});
