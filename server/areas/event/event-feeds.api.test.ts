import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { daysFromNow, hoursFromNow, writeEvent, writeProgram } from '#tests/factories/publication.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { partOf } from '../../addresses/page-path.ts';

const KHMER = 'ព្រហស្បតិ៍ស្ថាបនិកនៅសៀមរាបជាមួយវិនិយោគិន, សំណួរ; និងចម្លើយ';
/** What is to come lies in the next year, whenever the tests run. */
const YEAR = new Date().getUTCFullYear() + 1;
const ENGLISH = 'Soil, water; seed & "a day" <all>\\free';

const test = setUpApp({ masterLists: true, env: { PUBLIC_URL: 'https://phum.example' } });
const ids: Record<string, string> = {};
beforeAll(async () => {
  const organiser_id = await writeStakeholder(test.services, { kind: 'eso', name: 'Sangker Foundry' });
  ids.here = await writeEvent(test.services, {
    title: ENGLISH,
    title_kh: KHMER.repeat(3),
    summary: 'Two lines',
    body: '<p>First <strong>line</strong></p><p>Second</p>',
    starts_at: new Date(`${YEAR}-12-03T00:30:00Z`),
    ends_at: new Date(`${YEAR}-12-03T09:00:00Z`),
    venue: 'Mill yard',
    province_code: '06',
    organiser_id,
    category: 'fair',
    version: 3,
  });
  ids.paris = await writeEvent(test.services, {
    title: 'Summer in Paris',
    title_kh: '',
    starts_at: new Date(`${YEAR}-07-01T16:00:00Z`),
    ends_at: new Date(`${YEAR}-07-01T18:00:00Z`),
    time_zone: 'Europe/Paris',
    is_online: true,
    province_code: null,
    category: 'workshop',
  });
  ids.off = await writeEvent(test.services, { title: 'Called off', status: 'archived' });
  ids.longOff = await writeEvent(test.services, {
    title: 'Called off long ago',
    status: 'archived',
    updated_at: daysFromNow(-40),
  });
  ids.past = await writeEvent(test.services, { title: 'Last month', starts_at: daysFromNow(-20) });
  ids.old = await writeEvent(test.services, { title: 'Last year', starts_at: daysFromNow(-300) });
  ids.draft = await writeEvent(test.services, { title: 'Hidden draft', status: 'draft' });
  ids.program = await writeProgram(test.services, {
    title: 'Grant & <prize>',
    title_kh: 'ជំនួយ',
    category: 'grant',
    body: '<p>Text</p>',
    organiser_id,
  });
  ids.newer = await writeProgram(test.services, {
    title: 'Newer',
    title_kh: '',
    approved_at: hoursFromNow(-1),
  });
});

const get = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode: status, headers: sent, body } = await test.call({ headers }, 'GET', url);
  return { status, headers: sent, text: body };
};
const events = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
const calendar = async (url: string) => {
  const answer = await get(url);
  return { ...answer, events: answer.status === 200 ? events(answer.text) : [] };
};
const titles = async (url: string) => (await calendar(url)).events.map(({ summary }) => summary).sort();

describe('an event as a calendar file (UX rule 50)', () => {
  it('is read by an independent client: moments in the zone of the place, escaped texts, one steady name', async () => {
    const { status, headers, text, events: found } = await calendar(`/event/${ids.here}.ics`);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(found).toHaveLength(1);
    const [event] = found;
    expect(event?.uid).toBe(`${ids.here}@phum.example`);
    expect(event?.summary).toBe(ENGLISH);
    expect(event?.sequence).toBe(2);
    expect(event?.startDate.toJSDate().toISOString()).toBe(`${YEAR}-12-03T00:30:00.000Z`);
    expect(event?.startDate.toString()).toBe(`${YEAR}-12-03T07:30:00`);
    expect(event?.endDate.toJSDate().toISOString()).toBe(`${YEAR}-12-03T09:00:00.000Z`);
    expect(event?.location).toBe('Mill yard, Kampong Thom');
    expect(event?.description).toContain('First line Second');
    expect(event?.component.getFirstPropertyValue('url')).toBe(
      `https://phum.example/event/${partOf(ids.here!, { title: ENGLISH, title_kh: '' })}?lang=en`,
    );
    expect(event?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z\r\n/);
    expect(text).toContain(`DTSTART;TZID=Asia/Phnom_Penh:${YEAR}1203T073000\r\n`);
    expect(text).toContain('METHOD:PUBLISH\r\n');
  });

  it('folds long Khmer lines at 75 bytes, never inside a letter, and ends every line as the standard says', async () => {
    const { text, events: found } = await calendar(`/event/${ids.here}.ics?lang=km`);
    expect(found[0]?.summary).toBe(KHMER.repeat(3));
    const lines = text.split('\r\n');
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  });

  it('says how often to ask before its parts (RFC 5545, 3.6)', async () => {
    const { text } = await get(`/event/${ids.here}.ics`);
    const part = text.indexOf('\r\nBEGIN:VTIMEZONE');
    for (const name of ['REFRESH-INTERVAL;VALUE=DURATION:', 'X-PUBLISHED-TTL:']) {
      expect(text.split(name)).toHaveLength(2);
      expect(text.indexOf(name)).toBeGreaterThan(0);
      expect(text.indexOf(name)).toBeLessThan(part);
    }
    expect(text.endsWith('END:VCALENDAR\r\n') || text.endsWith('END:VCALENDAR')).toBe(true);
  });

  it('brings the rules of a zone with summer time', async () => {
    const { text, events: found } = await calendar(`/event/${ids.paris}.ics`);
    const component = new ICAL.Component(ICAL.parse(text));
    const zone = new ICAL.Timezone(component.getFirstSubcomponent('vtimezone')!);
    const [start] = found.map(({ startDate }) => startDate);
    expect(start?.toString()).toBe(`${YEAR}-07-01T18:00:00`);
    expect(zone.utcOffset(start!)).toBe(7_200);
    expect(zone.utcOffset(ICAL.Time.fromString(`${YEAR}-12-01T12:00:00`, undefined as never))).toBe(3_600);
    expect(start?.toJSDate().toISOString()).toBe(`${YEAR}-07-01T16:00:00.000Z`);
  });

  it('says for a while that an event was called off, then that it is gone', async () => {
    const { events: found } = await calendar(`/event/${ids.off}.ics`);
    expect(found[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect((await get(`/event/${ids.longOff}.ics`)).status).toBe(410);
    expect((await get(`/event/${ids.draft}.ics`)).status).toBe(404);
    expect((await get(`/event/${crypto.randomUUID()}.ics`)).status).toBe(404);
  });

  it('raises its sequence with its version and keeps its name', async () => {
    await test.services.database.pool.query(
      'update event set version = 4, updated_at = now() where id = $1',
      [ids.here],
    );
    await test.services.changes.apply(new Set(['event']));
    const [event] = (await calendar(`/event/${ids.here}.ics`)).events;
    expect([event?.sequence, event?.uid]).toEqual([3, `${ids.here}@phum.example`]);
  });
});

describe('the calendar of all events', () => {
  it('holds what comes, the last months and what was called off lately', async () => {
    expect(await titles('/event.ics')).toEqual(['Called off', 'Last month', ENGLISH, 'Summer in Paris']);
  });

  it.each([
    ['?category=fair', [ENGLISH]],
    ['?place=online', ['Summer in Paris']],
    ['?province=06', [ENGLISH]],
    ['?when=upcoming&search=paris', ['Summer in Paris']],
    [`?from=${YEAR}-12-01&to=${YEAR}-12-31`, [ENGLISH]],
    ['?when=past&from=2020-01-01', ['Last month', 'Last year']],
  ])('takes the filters of the list: %s', async (query, expected) => {
    expect(await titles(`/event.ics${query}`)).toEqual(expected);
  });

  it('refuses what no filter can be, and answers 304 to who has it', async () => {
    expect((await get('/event.ics?place=moon')).status).toBe(422);
    const { headers } = await get('/event.ics');
    expect((await get('/event.ics', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });
});

interface Link {
  '@rel': string;
  '@href': string;
}
interface Entry {
  id: string;
  title: string;
  link: Link;
  updated: string;
  published: string;
  summary: string;
  content?: { '#text': string; '@type': string };
  '@xml:lang'?: string;
}
interface Feed {
  '@xml:lang': string;
  id: string;
  title: string;
  updated: string;
  link: Link[];
  entry: Entry[];
}
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => name === 'entry',
  processEntities: true,
  htmlEntities: true,
});
const atom = async (url: string) => {
  const { status, headers, text } = await get(url);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(XMLValidator.validate(text)).toBe(true);
  return { feed: parser.parse(text).feed as Feed, text };
};

describe('news of events and programs (UX rule 51)', () => {
  it('is a feed of Atom with steady names, full texts and its own address', async () => {
    const { feed } = await atom('/event.atom');
    expect(feed.id).toBe('tag:phum.example,2026:event');
    // Another choice, or another language, is another feed: readers take two of one name for the same.
    for (const other of ['?lang=km', '?place=online', '?when=past'])
      expect((await atom(`/event.atom${other}`)).feed.id).toBe(`tag:phum.example,2026:event${other}`);
    expect(feed['@xml:lang']).toBe('en');
    const href = (rel: string) => feed.link.find((link) => link['@rel'] === rel)?.['@href'];
    expect(href('self')).toBe('https://phum.example/event.atom');
    expect(href('alternate')).toBe('https://phum.example/event');
    const entry = feed.entry.find(({ id }) => id.endsWith(ids.here!));
    expect(entry).toMatchObject({
      id: `tag:phum.example,2026:event/${ids.here}`,
      title: ENGLISH,
      content: { '@type': 'html', '#text': expect.stringContaining('<strong>line</strong>') },
    });
    expect(entry?.link['@href']).toBe(
      `https://phum.example/event/${partOf(ids.here!, { title: ENGLISH, title_kh: '' })}?lang=en`,
    );
    expect(feed.updated).toBe(
      feed.entry
        .map(({ updated }) => updated)
        .sort()
        .at(-1),
    );
    expect(JSON.stringify(feed)).not.toMatch(/Hidden|Called off/);
  });

  it('speaks Khmer, and marks what is not', async () => {
    const { feed } = await atom('/event.atom?lang=km&place=online');
    expect(feed['@xml:lang']).toBe('km');
    expect(feed.entry).toHaveLength(1);
    expect(feed.entry[0]).toMatchObject({ '@xml:lang': 'en', title: 'Summer in Paris' });
    expect(feed.link.find((link) => link['@rel'] === 'self')?.['@href']).toBe(
      'https://phum.example/event.atom?place=online&lang=km',
    );
  });

  it('has programs, the newest first, with the filters of their list', async () => {
    const { feed } = await atom('/program.atom');
    expect(feed.entry.map(({ title }) => title)).toEqual(['Newer', 'Grant & <prize>']);
    const km = await atom('/program.atom?lang=km&category=grant');
    expect(km.feed.entry.map(({ title }) => title)).toEqual(['ជំនួយ']);
    expect((await get('/program.atom?status=ajar')).status).toBe(422);
  });

  it('shows at once what was added', async () => {
    const before = (await atom('/program.atom')).feed.entry.length;
    await writeProgram(test.services, { title: 'Just added' });
    expect((await atom('/program.atom')).feed.entry).toHaveLength(before + 1);
  });
});
