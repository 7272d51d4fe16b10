import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutExample } from '../../scripts/content/exercises/exercise-for-tests.ts';
import { anyAnswers, expectAnswers } from '../maker/answers-for-tests.ts';
import { shippedLook } from '../maker/choices.ts';
import { makeSet } from '../maker/make-set.ts';
import { type OwnWord, withOwnWords } from '../maker/own-words/own-word.ts';
import { type Question, thingsOf } from '../maker/questions.ts';
import { readSetAddress, writeSetAddress } from '../maker/set-address.ts';
import { reservedFields } from '../model/address-fields.ts';
import { keysOf } from '../model/keys-of.ts';
import { triesOf } from '../model/tries-for-tests.ts';
import { marksOf } from '../sheets/sheet.ts';
import { encodeSquareCode } from '../workshop/square-code.ts';
import { packs } from './index.ts';
import { isSetKind, loadSetKind } from './loaders.ts';

describe.each(keysOf(packs).filter(isSetKind))('a set of %s', async (name) => {
  const kind = await loadSetKind(name);
  const { parameters, sheet, words, materials } = layOutExample(name);
  const questions = kind.questions(parameters, words);
  const shipped = kind.shipped(parameters, words);
  const make = (answers: typeof shipped, own: readonly OwnWord[] = []) =>
    makeSet(kind, { ...shippedLook, answers, own }, materials);

  it('asks what an address can hold', () => {
    const asked = Object.values<Question>(questions);
    const fields = [...asked.map(({ field }) => field), ...reservedFields];
    expect(new Set(fields).size).toBe(fields.length);
    for (const question of asked) {
      if (question.kind === 'count' || question.kind === 'one') continue;
      const keys = thingsOf(question).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of keys) expect(key).toMatch(/^[\p{Ll}\p{N}-]+$/u);
    }
    expectAnswers(shipped, questions);
  });

  it('is the printable of the site until something else is chosen', () => {
    expect(make(shipped).sheet?.pages).toEqual(sheet.pages);
  });

  it('is laid out of any answers, or hindered with a reason and with what can be', () => {
    fc.assert(
      fc.property(anyAnswers(questions), (answers) => {
        const { hindrance } = make(answers);
        if (!hindrance) return;
        expect(hindrance.reason).toMatch(/^[A-Z‘É].*\.$/s);
        expect(hindrance.remedies.length).toBeGreaterThan(0);
        for (const remedy of hindrance.remedies) {
          expect(remedy.name).toMatch(/^[A-Z]/);
          const { own = [] } = remedy;
          expectAnswers(remedy.answers, kind.questions(parameters, withOwnWords(words, own)));
          expect(make(remedy.answers, own).hindrance).toBeUndefined();
        }
      }),
      triesOf(8),
    );
  });

  it('is in its address', () => {
    fc.assert(
      fc.property(anyAnswers(questions), (answers) => {
        const choices = { answers, ...shippedLook };
        const bounds = { exercise: name, questions, shipped };
        expect(readSetAddress(writeSetAddress(choices, bounds), bounds)).toEqual({ choices, notes: [] });
      }),
      triesOf(100),
    );
  });

  it('has room for its address as a code on page one', () => {
    const code = encodeSquareCode('https://voorbeeld.example/oefeningen/spel#set=2&woorden=maan');
    const { sheet } = makeSet(kind, { answers: shipped, ...shippedLook }, materials, new Map(), code);
    const figures = sheet?.pages[0]?.blocks.filter((block) => block.role === 'Figure');
    expect(figures).toContainEqual(expect.objectContaining({ alt: expect.stringContaining('QR-code') }));
    const texts = [...marksOf(sheet?.pages[0]?.blocks ?? [])].map(
      (mark) => mark.kind === 'text' && mark.text,
    );
    expect(texts).toContain('Scan de code.');
  });
});
