import { describe, expect, it } from 'vitest';
import { ownParameters, readFilter, writeFilter } from './use-article-filter.ts';

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
    [{ category: 'all', search: '' }, ''],
    [{ category: 'all', search: '  ' }, ''],
    [{ category: 'rijm', search: '' }, '?categorie=rijm'],
    [{ category: 'rijm', search: ' a & b ' }, '?search=a+%26+b&categorie=rijm'],
  ] as const)('%o is written as %s', (filter, address) => {
    expect(writeFilter(filter)).toBe(address);
  });

  it.each([
    ['', ''],
    ['?utm_source=brief', ''],
    ['?utm_source=brief&search=a%20b', '?search=a+b'],
    ['?search=&categorie=onzin', '?search=&categorie=onzin'],
  ])('of %s, %s is its own', (address, own) => {
    expect(ownParameters(address)).toBe(own);
  });
});
