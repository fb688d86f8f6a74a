import { describe, expect, it } from 'vitest';
import type { EventVerb } from '#shared/domain/review.ts';
import { changesMeanwhile, type SeenRecord } from './changes-meanwhile.ts';

const ME = '0199a000-0000-7000-8000-000000000001';
const COLLEAGUE = '0199a000-0000-7000-8000-000000000002';

const field = (name: string, value: string): SeenRecord['fields'][number] => ({
  name,
  step: 'basic',
  section: 'names',
  section_title: 'Names',
  image: null,
  label: name,
  input: 'text',
  lang: null,
  shown: 'public',
  value,
  texts: [value],
  was: null,
  changed: false,
  untranslated: false,
});
const event = (verb: EventVerb, actor: string | null): SeenRecord['history'][number] => ({
  id: verb,
  verb,
  from_status: 'reviewing',
  to_status: 'reviewing',
  round: 1,
  actor: actor ? { id: actor, name: 'Sok Kalyan', name_kh: '' } : null,
  actor_kind: actor ? 'desk' : 'requester',
  reason: '',
  changes: 0,
  created_at: '2026-11-18T03:12:00.000Z',
});
const record = (version: number, name: string, more: Partial<SeenRecord> = {}): SeenRecord => ({
  status: 'reviewing',
  round: 1,
  version,
  fields: [field('name', name), field('sector', 'Agritech')],
  history: [event('submit', null)],
  ...more,
});

describe('a request that changed while somebody was reading it (1.025, 1.026)', () => {
  it('says nothing while the version is the same or only the version moved', () => {
    expect(changesMeanwhile(record(1, 'Slek'), record(1, 'Slek Materials'), ME)).toBeNull();
    expect(changesMeanwhile(record(1, 'Slek'), record(2, 'Slek'), ME)).toBeNull();
  });

  it('names the fields with their old and new text', () => {
    expect(changesMeanwhile(record(1, 'Slek'), record(2, 'Slek Materials'), ME)).toEqual({
      fields: [{ name: 'name', label: 'name', lang: null, was: ['Slek'], now: ['Slek Materials'] }],
      status: false,
      last: event('submit', null),
    });
  });

  it('names a change of the status by a colleague, whoever took the request since', () => {
    const history = [event('submit', null), event('approve', COLLEAGUE), event('take', ME)];
    expect(
      changesMeanwhile(record(1, 'Slek'), record(2, 'Slek', { status: 'approved', history }), ME),
    ).toEqual({
      fields: [],
      status: true,
      last: event('approve', COLLEAGUE),
    });
  });

  it('says nothing about what the viewer did', () => {
    const history = [event('submit', null), event('approve', ME), event('undo', ME)];
    const seen = record(2, 'Slek', { status: 'approved' });
    expect(changesMeanwhile(seen, record(3, 'Slek', { history }), ME)).toBeNull();
  });
});
