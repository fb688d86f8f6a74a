import { describe, expect, it } from 'vitest';
import { REPORT_SUBJECTS, REPORTED_PAGES } from '#shared/domain/report.ts';
import { reportLink } from './report-link.ts';

const ID = '0199a000-0000-7000-8000-000000000001';

describe('where something is reported', () => {
  it('is one form for everything that has a public page, people among them', () => {
    for (const kind of REPORTED_PAGES)
      expect(reportLink(kind, ID, 'Sok Dara')).toBe(`/report?about=${kind}:${ID}`);
    expect(REPORT_SUBJECTS.filter((kind) => !reportLink(kind, ID, '').startsWith('/report?'))).toEqual([
      'message',
      'thread',
    ]);
  });
});
