import { describe, expect, it } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { bareProblem } from './read-problem.ts';
import { uploadProblem } from './upload-problem.ts';

const t = createTranslator('en', catalog.en);
const said = (status: number, message = '') => uploadProblem(t, { ...bareProblem(status), message }, 5);

describe('why a file was not taken (UX rule 23)', () => {
  it.each([429, 503, 507, 403])('%i says what the server said', (status) => {
    expect(said(status, 'In its own words.')).toBe('In its own words.');
  });

  it('has words of its own where the server sent none', () => {
    const all = [413, 429, 507, 0].map((status) => said(status));
    expect(all[0]).toContain('5');
    expect(new Set(all).size).toBe(all.length);
    for (const text of all) expect(text).not.toBe(t('rules:upload_failed'));
  });
});
