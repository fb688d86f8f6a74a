import { describe, expect, it } from 'vitest';
import { fieldsOf } from '#shared/domain/listing/forms.ts';
import type { KeepsText } from '#web/lib/device-storage.ts';
import { keepAnswers, readKeptAnswers } from './kept-answers.ts';

function storage(initial: Record<string, string> = {}): () => KeepsText {
  const texts = new Map(Object.entries(initial));
  return () => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  });
}
const fields = fieldsOf('startup');

describe('answers kept on the device (UX 16)', () => {
  it('come back as they were, each form its own', () => {
    const device = storage();
    keepAnswers('startup', { name: 'Slek', sector: ['food'] }, device);
    expect(readKeptAnswers('startup', fields, device)).toEqual({ name: 'Slek', sector: ['food'] });
    expect(readKeptAnswers('eso', fieldsOf('eso'), device)).toEqual({});
  });

  it('are gone once they are sent', () => {
    const device = storage();
    keepAnswers('startup', { name: 'Slek' }, device);
    keepAnswers('startup', null, device);
    expect(readKeptAnswers('startup', fields, device)).toEqual({});
  });

  it.each(['', 'null', '[1]', '{', '"text"', '{"name":5,"sector":"food","evil":"x"}'])(
    'reads nothing from %j',
    (text) => {
      expect(readKeptAnswers('startup', fields, storage({ 'phum:listing:startup': text }))).toEqual({});
    },
  );

  it('does without where the browser forbids storage', () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    keepAnswers('startup', { name: 'Slek' }, forbidden);
    expect(readKeptAnswers('startup', fields, forbidden)).toEqual({});
  });
});
