import { describe, expect, it } from 'vitest';
import { STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { completeRecord, patchRecord } from './complete-record.ts';
import { completeness, missing } from './stakeholder-completeness.ts';
import type { StakeholderInput } from './stakeholder-record.ts';

const texts = {
  name_kh: 'ឈ្មោះ',
  summary: 'Summary',
  summary_kh: 'សេចក្តីសង្ខេប',
  description: 'Text',
  description_kh: 'អត្ថបទ',
  logo_id: '0199a000-0000-7000-8000-000000000001',
  cover_id: '0199a000-0000-7000-8000-000000000002',
  province_code: '12',
  website: 'https://a.example',
  email: 'a@a.example',
};
const parts: Partial<StakeholderInput> = {
  terms: {
    sector: ['health'],
    stage: ['prototype'],
    expertise: ['law'],
    investor_type: ['angel'],
    service: ['training'],
  },
  individual: { first_name: 'A', last_name: 'B', languages: ['km'] },
  products: [{ name: 'P' }],
  team_members: [{ first_name: 'A', last_name: 'B' }],
  funding_rounds: [{ announced_date: '2026-01-01', amount: 1, currency: 'USD', funding_type: 'seed' }],
  facts: [{ field: 'name', source: 'registry', confirmed_at: new Date() }],
};

describe('how complete a record is', () => {
  it.each(STAKEHOLDER_KINDS)('is 0 for a bare %s, 100 for a full one, more with every text', (kind) => {
    const bare = completeRecord({ kind, name: 'Name' });
    expect(bare.rank).toBe(0);
    let grown = bare;
    for (const [field, value] of Object.entries(texts)) {
      const next = patchRecord(grown, { [field]: value });
      expect(next.rank).toBeGreaterThan(grown.rank);
      grown = next;
    }
    expect(patchRecord(grown, parts).rank).toBe(100);
    expect(completeness(grown)).toBe(grown.rank);
  });
});

describe('what an owner is asked for next', () => {
  it('is the Khmer text first for Khmer readers, the English of it last (1.001)', () => {
    const bare = completeRecord({ kind: 'startup', name: 'Name' });
    expect(missing(bare, 'en').fields.slice(0, 2)).toEqual(['description', 'logo']);
    expect(missing(bare, 'km').fields.slice(0, 3)).toEqual(['name_kh', 'summary_kh', 'description_kh']);
    const written = patchRecord(bare, {
      name_kh: texts.name_kh,
      summary_kh: texts.summary_kh,
      description_kh: texts.description_kh,
    });
    expect(missing(written, 'km').fields[0]).toBe('logo');
    expect(missing(written, 'km').fields.slice(-2)).toEqual(['description', 'summary']);
    expect(missing(written, 'km').percent).toBe(missing(written, 'en').percent);
  });
});

describe('a record from what is given', () => {
  it('is approved now unless told otherwise, and a person gets a human being', () => {
    const now = new Date('2026-11-20T00:00:00Z');
    const mentor = completeRecord(
      { kind: 'mentor', name: 'A B', individual: { first_name: 'A', last_name: 'B' } },
      now,
    );
    expect(mentor).toMatchObject({
      status: 'approved',
      approved_at: now,
      version: 1,
      individual_id: expect.any(String),
    });
    const draft = completeRecord({ kind: 'startup', name: 'S', status: 'draft', summary: undefined }, now);
    expect(draft).toMatchObject({ approved_at: null, individual_id: null, summary: '' });
    expect(patchRecord(draft, { status: 'approved' }, now)).toMatchObject({ approved_at: now, version: 2 });
  });
});
