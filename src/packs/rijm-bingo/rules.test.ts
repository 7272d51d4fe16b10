import { describe, expect, it } from 'vitest';
import { expectRules } from '../../../scripts/content/problems/problems-for-tests.ts';
import type { Chosen } from '../../sheets/choose.ts';
import { chosen } from '../../sheets/chosen-fixture.ts';
import { picturesOnCard } from './measures.ts';
import { checkFamilies, dealCards, findUnevenPictures, prepareBingo } from './rules.ts';

const family = (call: string, ...onCards: string[]): { call: Chosen; onCards: Chosen[] } => ({
  call: chosen(call),
  onCards: onCards.map((name) => chosen(name)),
});

const pairs =
  'huis muis,boot brood,bij ei,hond mond,boek koek,bed pet,beer peer,haan maan,doos roos,duif druif,fee slee,jas tas,sok klok,zon ton,aap schaap,paard taart,rat bad,hoed voet,kist mist,boom droom,neus reus,wolk volk,berg dwerg,vuur muur';
const families = pairs.split(',').map((pair) => family(...(pair.split(' ') as [string, string])));

const reasonsOf = (families: Parameters<typeof checkFamilies>[0]): string[] => {
  const objections = checkFamilies(families);
  expectRules(objections.map(({ rule }) => rule));
  return objections.map(({ reason }) => reason);
};

describe('families', () => {
  it('must rhyme', () => {
    expect(reasonsOf(families)).toEqual([]);
    expect(reasonsOf([family('hart', 'kaart')])).toEqual(['"kaart" (/aart/) rijmt niet op "hart" (/art/)']);
  });

  it('hold pictures for the cards that a child has one name for, or names that rhyme', () => {
    const called = (name: string) => ({
      ...family('doos', 'roos'),
      onCards: [chosen('roos', { alsoNamed: [name] })],
    });
    expect(reasonsOf([called('roosje')])).toEqual([]);
    expect(reasonsOf([called('bloem')])).toEqual([
      'bij het plaatje van "roos" kan een kind ook "bloem" zeggen: dan rijmt het niet',
    ]);
    const call = chosen('haan', { alsoNamed: ['kip'] });
    expect(reasonsOf([{ call, onCards: [chosen('maan')] }])).toEqual([]);
  });

  it('do not rhyme with themselves', () => {
    expect(reasonsOf([family('huis', 'huis')])).toEqual([
      '"huis" en "huis" eindigen op hetzelfde stuk woord: dat is geen rijm',
    ]);
    expect(reasonsOf([family('huis', 'muis', 'muis')])).toEqual(['"muis" staat er twee keer']);
  });

  it('are each a rhyme of their own', () => {
    expect(reasonsOf([family('huis', 'muis'), family('kruis', 'pluis')])).toEqual([
      '"kruis" rijmt op "huis": dat is al een familie',
    ]);
  });
});

describe('dealing', () => {
  const cards = dealCards(families, 20, 'proef') ?? [];

  it('never puts two pictures of one family on a card', () => {
    const twice = families.map(({ call, onCards }) => ({ call, onCards: [...onCards, call] }));
    for (const card of dealCards(twice, 20, 'proef') ?? [])
      expect(new Set(card.map(({ rhyme }) => rhyme)).size).toBe(picturesOnCard);
  });

  it('gives each picture about as many cards', () => {
    const twice = families.map((one) =>
      one.call.word === 'haan' ? { ...one, onCards: [...one.onCards, chosen('banaan')] } : one,
    );
    const dealt = dealCards(twice, 20, 'proef') ?? [];
    expect(findUnevenPictures(twice, dealt)).toEqual([]);
    const withoutMice = cards.filter((card) => card.every(({ word }) => word !== 'muis'));
    expect(findUnevenPictures(families, withoutMice).map(({ word }) => word)).toContain('muis');
    const withMice = cards.filter((card) => card.some(({ word }) => word === 'muis'));
    expect(findUnevenPictures(families, withMice).map(({ word }) => word)).toContain('muis');
  });

  it('is the same for the same seed only', () => {
    expect(dealCards(families, 20, 'proef')).toEqual(cards);
    expect(dealCards(families, 20, 'anders')).not.toEqual(cards);
  });

  it('gives up when there are too few families', () => {
    expect(dealCards(families.slice(0, 8), 1, 'proef')).toBeUndefined();
    expect(dealCards(families.slice(0, 10), 30, 'proef')).toBeUndefined();
  });
});

describe('a game', () => {
  const refusalOf = (families: readonly { call: Chosen; onCards: Chosen[] }[]) => {
    const words = new Map(
      families.flatMap(({ call, onCards }) => [call, ...onCards]).map((one) => [one.word, one]),
    );
    const named = families.map(({ call, onCards }) => ({
      call: call.word,
      onCards: onCards.map(({ word }) => word),
    }));
    const stock = { words, missesPicture: () => undefined };
    const game = { parameters: { cards: 20, families: named }, slug: 'proef' };
    const { objections = [] } = prepareBingo(game, stock);
    expectRules(objections.map(({ rule }) => rule));
    return objections;
  };

  it('is refused where its families make too few cards', () => {
    expect(refusalOf(families.slice(0, 10))).toMatchObject([
      {
        reason: 'met 10 rijmfamilies zijn er geen 20 kaarten te maken die genoeg verschillen',
        path: ['families'],
      },
    ]);
  });

  it('is refused where a picture would be seen far less often than others', () => {
    const crowded = [
      family('huis', 'muis', 'pluis', 'kluis', 'sluis', 'kruis', 'buis', 'luis'),
      ...families.slice(1),
    ];
    expect(refusalOf(crowded)).toMatchObject([
      {
        reason: expect.stringMatching(
          /^"\w+uis", .*"\w+uis" komen op te weinig of te veel kaarten: geef elke familie ongeveer evenveel plaatjes$/,
        ),
        path: ['families'],
      },
    ]);
  });
});
