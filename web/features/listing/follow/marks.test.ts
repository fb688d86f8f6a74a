import { describe, expect, it } from 'vitest';
import { countDone, marksOf, readMarks, splitMarks } from './marks.ts';

const messages = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

describe('marks on messages (4.020, UX 35)', () => {
  it('are read for every message, ticked or not', () => {
    expect(readMarks(messages, form({ 'fixed.a': 'yes', 'answer.b': 'We have none.' }))).toEqual({
      'fixed.a': 'yes',
      'answer.a': '',
      'fixed.b': '',
      'answer.b': 'We have none.',
      'fixed.c': '',
      'answer.c': '',
    });
  });

  it('go to the call apart from the answers, only what changed', () => {
    expect(splitMarks({ name: 'Slek', 'fixed.a': 'yes', 'answer.a': 'Done', 'fixed.b': '' })).toEqual({
      values: { name: 'Slek' },
      messages: [
        { id: 'a', fixed: true, answer: 'Done' },
        { id: 'b', fixed: false },
      ],
    });
  });

  it('count a message that is fixed or answered, not one with blanks', () => {
    const count = (values: Record<string, string>) => countDone(marksOf(messages, values));
    expect(count({})).toBe(0);
    expect(count({ 'fixed.a': 'yes', 'answer.a': 'Done', 'answer.b': ' \u200B ' })).toBe(1);
    expect(count({ 'fixed.a': 'yes', 'answer.b': 'No', 'fixed.c': 'yes' })).toBe(3);
  });
});
