import { describe, expect, it } from 'vitest';
import { aboutPath } from './contact.ts';

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
