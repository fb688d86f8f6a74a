import { describe, expect, it } from 'vitest';
import { fieldsOf, fieldsOfStep, findStep } from '#shared/domain/listing/forms.ts';
import { changedAnswers, readAnswers } from './read-answers.ts';

const additional = fieldsOfStep(findStep('startup', 'additional')!);

function form(entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

describe('what a form says (2.155, 3.020)', () => {
  it('reads lists, dates in three parts and text as typed', () => {
    const answers = readAnswers(
      additional,
      form([
        ['sector', 'agritech'],
        ['sector', 'food'],
        ['date_incorporated.day', '23'],
        ['date_incorporated.month', '11'],
        ['date_incorporated.year', '2024'],
        ['number_of_founders', ' ២ '],
      ]),
    );
    expect(answers.sector).toEqual(['agritech', 'food']);
    expect(answers.date_incorporated).toBe('23/11/2024');
    expect(answers.number_of_founders).toBe(' ២ ');
  });

  it('gives an empty value for everything the page asks and nobody answered', () => {
    const answers = readAnswers(additional, form([]));
    expect(answers.looking_at).toEqual([]);
    expect(answers.website).toBe('');
    expect(Object.keys(answers)).toEqual(additional.map(({ name }) => name));
  });

  it('leaves pictures and foreign names out', () => {
    const answers = readAnswers(
      fieldsOf('startup'),
      form([
        ['logo', 'x'],
        ['evil', 'x'],
      ]),
    );
    expect(answers).not.toHaveProperty('logo');
    expect(answers).not.toHaveProperty('evil');
  });
});

describe('what changed', () => {
  it('names only answers that say something else; nothing and empty are the same', () => {
    expect(
      changedAnswers({ name: 'A', sector: ['x'] }, { name: 'B', sector: ['x'], website: '', interest: [] }),
    ).toEqual({
      name: 'B',
    });
  });

  it('sees that an answer was emptied', () => {
    expect(changedAnswers({ name: 'A', sector: ['x'] }, { name: '', sector: [] })).toEqual({
      name: '',
      sector: [],
    });
  });
});
