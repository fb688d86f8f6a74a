import { describe, expect, it } from 'vitest';
import { FINDINGS, type FindingCode } from '#shared/domain/finding.ts';
import { catalog } from '#shared/i18n/catalog.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { subjectOf } from './finding-text.tsx';

describe.each(LANGUAGES)('what a finding is about, in %s', (language) => {
  const texts = catalog[language].doctor!.found as Record<FindingCode, string>;
  it.each(Object.keys(FINDINGS) as FindingCode[])('%s stands before its sentence', (found) => {
    const subject = subjectOf({ text: texts[found] });
    expect(subject).not.toBe(texts[found]);
    expect(subject.length).toBeLessThan(60);
    expect(subject).not.toContain('{');
  });
});
