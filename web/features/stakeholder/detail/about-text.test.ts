import { describe, expect, it } from 'vitest';
import { aboutText } from './about-text.ts';

const record = (description: string, summary = 'Short films.') => ({
  description,
  description_kh: '',
  summary,
  summary_kh: '',
});

describe('text of a record', () => {
  it('does not repeat the sentence at the head of the page', () => {
    const { opening, rest } = aboutText(record('Short films\n\nAt work since 1999.\n\nOpen daily.'), 'en');
    expect(opening.text).toBe('At work since 1999.');
    expect(rest.text).toBe('Open daily.');
  });

  it('sets no list and no heading as the opening', () => {
    const { opening, rest } = aboutText(record('- one\n- two'), 'en');
    expect(opening.text).toBe('');
    expect(rest.text).toBe('- one\n- two');
  });

  it('is empty where the description only repeats', () => {
    const { opening, rest } = aboutText(record('Short films.'), 'en');
    expect(opening.text + rest.text).toBe('');
  });
});
