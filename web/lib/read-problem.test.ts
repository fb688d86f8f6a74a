import { describe, expect, it } from 'vitest';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { bareProblem, isProblem, notFound, problemTexts } from './read-problem.ts';

const en = translatorFor('en');

describe('a problem', () => {
  it('says what the server says', () => {
    const problem = { status: 409, code: 'conflict', title: 'Not now', message: 'Later' };
    expect(problemTexts(en, problem)).toEqual({ title: 'Not now', message: 'Later' });
  });

  it('of an unknown page is "This page could not be found" (8.014)', () => {
    expect(notFound().init?.status).toBe(404);
    expect(problemTexts(en, notFound().data).title).toBe('This page could not be found');
  });

  it.each([500, 502, 418])('with status %d and no text is a fault of ours (8.013, 8.015)', (status) => {
    expect(problemTexts(en, bareProblem(status)).title).toBe('Something went wrong');
  });

  it('without a line says so (8.024)', () => {
    expect(problemTexts(en, bareProblem(0)).title).toBe('You are offline');
  });

  it('falls back to its status when its code is unknown', () => {
    for (const t of [en, translatorFor('en')])
      expect(problemTexts(t, bareProblem(429, 'brand_new')).title).toBe('Too many requests');
  });

  it('is known by its shape', () => {
    expect(isProblem(bareProblem(404))).toBe(true);
    expect([null, 'text', {}, { status: '404', code: 'x' }, new Error('x')].filter(isProblem)).toEqual([]);
  });
});
