import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { EVENT_SPOTLIGHTS_MAX, SUMMARY_MAX } from '#shared/constants.ts';
import { TERM_FIELDS } from '#shared/domain/facets.ts';
import { validateAll } from '#shared/domain/listing/validate-listing.ts';
import { PROVINCES } from '#shared/domain/provinces.ts';
import { OTHER_STAKEHOLDER_SLUGS, type StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { cleanText } from '#shared/khmer/clean-text.ts';
import { graphemeLength } from '#shared/khmer/clusters.ts';
import { khmerName, khmerText, latinName } from '#shared/rules/names.ts';
import { isPhone } from '#shared/rules/phone.ts';
import { firstProblem } from '#shared/rules/rule.ts';
import { facebookUrl, linkedinUrl, telegramUrl } from '#shared/rules/social.ts';
import { webUrl } from '#shared/rules/web-address.ts';
import type { StakeholderInput } from '../../../areas/stakeholder/stakeholder-record.ts';
import { MASTER_TERMS } from '../../master-data/taxonomy-terms.ts';
import { SURVEY } from '../content/founder-survey.ts';
import { buildDemo, type Demo } from './build-demo.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const DAY_MS = 86_400_000;

let demo: Demo;
beforeAll(() => {
  demo = buildDemo(NOW);
});

const ofKind = (kind: StakeholderKind) => demo.records.filter((one) => one.kind === kind);
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const knows = (list: string, slug: string) =>
  (MASTER_TERMS as Record<string, { slug: string }[]>)[list]?.some((term) => term.slug === slug) ?? false;

/** Every pair of a text and its Khmer twin in an object, however deep. */
function* pairs(value: unknown, path = ''): Generator<[path: string, en: string, km: string]> {
  if (typeof value !== 'object' || value === null || value instanceof Date) return;
  for (const [key, inner] of Object.entries(value)) {
    const twin = (value as Record<string, unknown>)[`${key}_kh`];
    if (typeof inner === 'string' && typeof twin === 'string') yield [`${path}/${key}`, inner, twin];
    else yield* pairs(inner, `${path}/${key}`);
  }
}

describe('the demo directory', () => {
  it('has the shape of architecture section 11', () => {
    expect(ofKind('startup').length).toBeGreaterThanOrEqual(180);
    expect(ofKind('mentor')).toHaveLength(60);
    expect(ofKind('investor')).toHaveLength(35);
    expect(ofKind('eso')).toHaveLength(40);
    expect(ofKind('other')).toHaveLength(120);
    expect(new Set(ofKind('other').map(({ type_slug }) => type_slug))).toEqual(
      new Set(OTHER_STAKEHOLDER_SLUGS),
    );
  });

  it('has records in all 25 provinces, not quite half of them in the capital', () => {
    const codes = demo.records.map(({ province_code }) => province_code);
    expect(new Set(codes)).toEqual(new Set(PROVINCES.map(({ code }) => code)));
    const capital = codes.filter((code) => code === '12').length / codes.length;
    expect(capital).toBeGreaterThan(0.4);
    expect(capital).toBeLessThan(0.52);
  });

  it('uses every sector and every stage', () => {
    const used = (field: 'sector' | 'stage') =>
      new Set(ofKind('startup').flatMap(({ terms }) => terms?.[field] ?? []));
    expect(used('sector')).toEqual(new Set(MASTER_TERMS.sector.map(({ slug }) => slug)));
    expect(used('stage')).toEqual(new Set(MASTER_TERMS.stage.map(({ slug }) => slug)));
  });

  it('names only terms of the master lists', () => {
    const unknown = demo.records.flatMap((one) =>
      TERM_FIELDS.flatMap((field) => (one.terms?.[field] ?? []).filter((slug) => !knows(field, slug))),
    );
    expect(unknown).toEqual([]);
  });

  it('gives no name twice within a kind, and no summary twice at all', () => {
    for (const kind of ['startup', 'mentor', 'investor', 'eso', 'other'] as const) {
      expect(repeated(ofKind(kind).map(({ name }) => name))).toEqual([]);
      expect(repeated(ofKind(kind).map(({ name_kh = '' }) => name_kh))).toEqual([]);
    }
    expect(repeated(demo.records.map(({ summary = '' }) => summary))).toEqual([]);
    expect(repeated(demo.records.map(({ summary_kh = '' }) => summary_kh))).toEqual([]);
  });

  it('keeps summaries within their bound (5.032)', () => {
    const long = demo.records.filter(
      (one) =>
        graphemeLength(one.summary ?? '') > SUMMARY_MAX || graphemeLength(one.summary_kh ?? '') > SUMMARY_MAX,
    );
    expect(long.map(({ name }) => name)).toEqual([]);
  });

  it('reaches nobody real: addresses under .example, a telephone number nobody has, each once', () => {
    for (const one of demo.records) {
      expect(one.email).toMatch(/^[a-z.-]+@[a-z0-9-]+\.example$/);
      if (one.website) expect(one.website).toMatch(/^https:\/\/[a-z0-9-]+\.example$/);
      expect(one.phone).toMatch(/^\+855\d{2}0\d{5}$/);
      expect(isPhone(one.phone ?? '')).toBe(true);
      const problems = [
        webUrl(one.website ?? ''),
        facebookUrl(one.facebook ?? ''),
        linkedinUrl(one.linkedin ?? ''),
        telegramUrl(one.telegram ?? ''),
      ];
      expect(problems).toEqual([null, null, null, null]);
    }
    expect(repeated(demo.records.map(({ phone = '' }) => phone))).toEqual([]);
  });

  it('counts founders as the team shows them (3.022, B.68)', () => {
    for (const { name, startup, team_members = [] } of ofKind('startup')) {
      expect(team_members.filter(({ is_founder }) => is_founder).length, name).toBe(
        startup?.number_of_founders,
      );
      expect(startup?.number_of_female_founders).toBeLessThanOrEqual(startup?.number_of_founders ?? 0);
      expect(startup?.number_of_tech_founders).toBeLessThanOrEqual(startup?.number_of_founders ?? 0);
    }
  });

  it('has rounds of six years, stated and confirmed, in two currencies (3.023, B.42)', () => {
    const rounds = demo.records.flatMap(({ funding_rounds }) => funding_rounds ?? []);
    const years = new Set(rounds.map(({ announced_date }) => announced_date.slice(0, 4)));
    expect([...years].sort()).toEqual(['2021', '2022', '2023', '2024', '2025', '2026']);
    expect(new Set(rounds.map(({ currency }) => currency))).toEqual(new Set(['USD', 'KHR']));
    expect(new Set(rounds.map(({ confirmed_by }) => confirmed_by)).size).toBe(4);
    expect(rounds.filter(({ announced_date }) => announced_date >= '2026-11-20')).toEqual([]);
  });

  it('lets some people be mentor and investor at once (B.04)', () => {
    const mentors = new Set(ofKind('mentor').map(({ individual_id }) => individual_id));
    const both = ofKind('investor').filter(
      ({ individual_id }) => individual_id && mentors.has(individual_id),
    );
    expect(both.length).toBeGreaterThanOrEqual(5);
  });
});

describe('descriptions', () => {
  it('are each somebody’s own: none twice, no sentence on more than a few records', () => {
    for (const field of ['description', 'description_kh'] as const) {
      const texts = demo.records.map((one) => one[field] ?? '');
      expect(repeated(texts)).toEqual([]);
      const sentences = texts.flatMap((text) => [
        ...new Set(text.split(/(?<=[.!?។])\s+/u).map((sentence) => sentence.replace(/[\d,]+/g, '#'))),
      ]);
      const often = Object.entries(Object.groupBy(sentences, (sentence) => sentence))
        .filter(([, same]) => same!.length > 12)
        .map(([sentence]) => sentence);
      expect(often).toEqual([]);
    }
  });

  it('have no place left that a value belongs in', () => {
    for (const { name, description, description_kh } of demo.records) {
      expect(`${description} ${description_kh}`, name).not.toMatch(/[{}]|undefined/);
    }
  });
});

describe('the two languages', () => {
  it('are both there in every text of every record, in their own letters (1.001, 5.013)', () => {
    const { records, programs, events, resources, partners } = demo;
    let seen = 0;
    for (const [path, en, km] of pairs({ records, programs, events, resources, partners })) {
      if (en === '' && km === '') continue;
      seen += 1;
      expect(en, path).not.toMatch(/\p{Script=Khmer}/u);
      const words = km.replace(/<[^>]+>/g, '');
      expect(firstProblem(words, [khmerText]), `${path} ${km}`).toBeNull();
      expect(cleanText(words), path).toBe(words);
    }
    expect(seen).toBeGreaterThan(4_000);
  });

  it('never leave a record without a Khmer name, summary and description', () => {
    const lacks = (one: StakeholderInput) => !one.name_kh || !one.summary_kh || !one.description_kh;
    expect(demo.records.filter(lacks)).toEqual([]);
    const untold = [...demo.programs, ...demo.events, ...demo.resources].filter(
      (one) => !one.title_kh || !one.summary_kh || !one.body_kh || !one.body,
    );
    expect(untold).toEqual([]);
  });

  it('write people by the rules for names (5.013, 5.014)', () => {
    const people = [
      ...demo.staff,
      ...demo.members,
      ...demo.owners,
      ...demo.records.flatMap((one) => [
        ...(one.team_members ?? []),
        ...(one.individual ? [one.individual] : []),
      ]),
    ];
    for (const { first_name, last_name, first_name_kh = '', last_name_kh = '' } of people) {
      expect([latinName(first_name), latinName(last_name)]).toEqual([null, null]);
      expect([khmerName(first_name_kh), khmerName(last_name_kh)]).toEqual([null, null]);
      expect(first_name_kh && last_name_kh).toBeTruthy();
    }
  });

  it('spell Khmer names of records in Khmer letters alone (5.013)', () => {
    const wrong = demo.records.filter(({ name_kh = '' }) => khmerName(name_kh) !== null);
    expect(wrong.map(({ name_kh }) => name_kh)).toEqual([]);
  });
});

describe('the rest of the demo content', () => {
  it('has programs that are open, about to close, to come and closed (3.017)', () => {
    const now = NOW.getTime();
    const open = demo.programs.filter(({ opens_at, closes_at }) => opens_at! <= NOW && closes_at! > NOW);
    const closing = open.filter(({ closes_at }) => closes_at!.getTime() - now < 4 * DAY_MS);
    expect(demo.programs).toHaveLength(45);
    expect(open.length).toBeGreaterThanOrEqual(12);
    expect(closing.length).toBeGreaterThanOrEqual(3);
    expect(demo.programs.filter(({ opens_at }) => opens_at! > NOW).length).toBeGreaterThanOrEqual(3);
    expect(demo.programs.filter(({ closes_at }) => closes_at! < NOW).length).toBeGreaterThanOrEqual(20);
  });

  it('has coming and past events, few of them in the spotlight (B.59)', () => {
    expect(demo.events).toHaveLength(70);
    expect(demo.events.filter(({ starts_at }) => starts_at > NOW).length).toBeGreaterThanOrEqual(25);
    expect(demo.events.filter(({ ends_at }) => ends_at < NOW).length).toBeGreaterThanOrEqual(35);
    const spotlights = demo.events.filter(({ is_spotlight }) => is_spotlight).length;
    expect(spotlights).toBeGreaterThan(0);
    expect(spotlights).toBeLessThanOrEqual(EVENT_SPOTLIGHTS_MAX);
  });

  it('points to organisers, highlights and partners that exist', () => {
    const ids = new Set([
      ...demo.records.map(({ id }) => id),
      ...[...demo.programs, ...demo.events, ...demo.resources].map(({ id }) => id),
    ]);
    const pointed = [
      ...[...demo.programs, ...demo.events].map(({ organiser_id }) => organiser_id),
      ...demo.highlights.map(({ object_id }) => object_id),
    ];
    expect(pointed.filter((id) => !id || !ids.has(id))).toEqual([]);
  });

  it('has files that are what they say (2.054)', () => {
    expect(demo.files).toHaveLength(40);
    for (const { file, bytes } of demo.files) {
      expect(bytes.byteLength, file.name).toBe(file.bytes);
      expect(bytes.byteLength, file.name).toBeGreaterThan(200);
      const begin = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
      const expected = {
        pdf: '%PDF',
        csv: '\u00ef\u00bb\u00bf',
        docx: 'PK\u0003\u0004',
        xlsx: 'PK\u0003\u0004',
      };
      const format = file.name.slice(file.name.lastIndexOf('.') + 1) as keyof typeof expected;
      expect(begin.startsWith(expected[format]), file.name).toBe(true);
    }
  });

  it('has a line for each of the founders of its survey, whose answers add up, and no name (2.054)', () => {
    const { bytes } = demo.files.find(({ file }) => file.name === 'survey-of-founders-tables.csv')!;
    const [head, ...lines] = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines).toHaveLength(312);
    expect(head).not.toMatch(/name|phone|mail/);
    const rows = lines.map((line) => line.split(','));
    for (const { column, answers } of SURVEY) {
      const at = head!.split(',').indexOf(column);
      for (const [answer, answer_kh, founders] of answers)
        expect(rows.filter((row) => row[at] === answer && row[at + 1] === answer_kh)).toHaveLength(founders);
    }
    expect(new Set(lines.map((line) => line.replace(/^\d+/, ''))).size, 'not sorted groups').toBeGreaterThan(
      100,
    );
  });

  it('has requests at the desk that its own form accepts, with their history (2.155 to 2.158)', () => {
    // Dates that lie ahead are asked for: the form is that of the day on which the data was made.
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const byStatus = Object.groupBy(demo.requests, ({ row }) => row.status ?? '');
    expect(byStatus.reviewing).toHaveLength(17);
    expect(byStatus.returned).toHaveLength(6);
    expect(byStatus.rejected).toHaveLength(4);
    expect(byStatus.approved).toHaveLength(1);
    for (const { row, events, messages } of demo.requests) {
      expect(validateAll(row.subject_kind as SubjectKind, row.payload, { knows }), row.name).toEqual({});
      expect(events.at(-1)!.to_status).toBe(row.status);
      const times = events.map(({ created_at }) => created_at!.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      if (row.status === 'returned') expect(messages.length).toBeGreaterThan(0);
    }
    expect(new Set(byStatus.reviewing?.map(({ row }) => row.subject_kind)).size).toBe(7);
  });

  it('is the same for the same moment, and keeps its addresses on another day', { timeout: 60_000 }, () => {
    // Every picture and file names the hash of its bytes, which is quicker to compare than they are.
    const named = ({ logos, covers, files, ...rest }: typeof demo) => ({
      ...rest,
      stored: [...logos, ...covers, ...files].map(({ file }) => file),
    });
    expect(named(buildDemo(new Date(NOW)))).toEqual(named(demo));
    const later = buildDemo(new Date('2027-03-02T10:00:00Z'));
    expect(later.records.map(({ id }) => id)).toEqual(demo.records.map(({ id }) => id));
  });
});
