import { describe, expect, it } from 'vitest';
import { type ListView, readView, withView } from './use-list-view.ts';

const whole: ListView = { category: 'all', search: '', page: 1 };

describe('the address of the list', () => {
  it.each<[string, Partial<ListView>]>([
    ['', {}],
    ['?search=rijm', { search: 'rijm' }],
    ['?categorie=voorlezen&search=bed', { category: 'voorlezen', search: 'bed' }],
    ['?search=&categorie=', {}],
    ['?categorie=bestaat-niet', {}],
    ['?search=bed&pagina=12', { search: 'bed', page: 12 }],
    ['?search=bed&pagina=0', { search: 'bed' }],
    ['?search=bed&pagina=-1', { search: 'bed' }],
    ['?search=bed&pagina=twee', { search: 'bed' }],
  ])('%s is read', (address, view) => {
    expect(readView(address)).toEqual({ ...whole, ...view });
  });

  it.each<[string, Partial<ListView>, string]>([
    ['', {}, ''],
    ['', { search: '  ' }, ''],
    ['', { category: 'rijm' }, '?categorie=rijm'],
    ['', { category: 'rijm', search: ' a & b ' }, '?search=a+%26+b&categorie=rijm'],
    ['?search=&categorie=onzin', {}, ''],
    ['?search=oud&categorie=rijm', { search: 'nieuw' }, '?search=nieuw'],
    ['?search=bed', { search: 'bed', page: 3 }, '?search=bed&pagina=3'],
    ['?search=bed&pagina=3', { search: 'bed', page: 1 }, '?search=bed'],
    ['?pagina=3', { page: 3 }, ''],
    ['?utm_source=brief%20een', {}, '?utm_source=brief%20een'],
    ['?utm_source=brief#inhoud', { category: 'rijm' }, '?utm_source=brief&categorie=rijm#inhoud'],
  ])('%s with %o is written as %s', (before, view, after) => {
    const list = 'http://x/artikelen';
    expect(withView(list + before, { ...whole, ...view })).toBe(list + after);
  });
});
