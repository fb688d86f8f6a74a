import { describe, expect, it } from 'vitest';
import { aboutPath, CONTACT_STATUSES, CONTACT_VERBS, contactStep } from './contact.ts';

describe('the life of a contact message (2.159)', () => {
  it('is this table', () => {
    const table = CONTACT_STATUSES.map((from) => [
      from,
      ...CONTACT_VERBS.map((verb) => contactStep(from, verb)),
    ]);
    expect(table).toEqual([
      ['open', 'open', 'open', 'open', 'open', 'answered', 'closed', null],
      ['answered', 'answered', 'answered', 'answered', 'answered', 'answered', 'closed', 'open'],
      ['closed', null, null, null, 'closed', null, null, 'open'],
    ]);
  });
});

describe('the page a message is about', () => {
  it('is a path of this site', () => {
    expect(aboutPath(' /program/1?x=2#part ')).toBe('/program/1?x=2');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'x',
    '',
    '/.//evil.example',
    `/${'a'.repeat(400)}`,
  ])('is never %s', (typed) => {
    expect(aboutPath(typed)).toBe('');
  });
});
