import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIGEST_LINES_A_GROUP } from '#shared/domain/notification.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { digest } from '../../../mail/templates/notification.ts';
import { digestSlot } from './digest-slot.ts';
import { groupLines, type WaitingNotice } from './group-lines.ts';

const HOUR = 3_600_000;

describe('when digests are due (ux 48)', () => {
  it.each([
    ['2026-11-22T00:00:00Z', 'daily', '2026-11-22T00:00:00.000Z'],
    ['2026-11-21T23:59:59Z', 'daily', '2026-11-21T00:00:00.000Z'],
    // A Sunday: the last Monday.
    ['2026-11-22T05:00:00Z', 'weekly', '2026-11-16T00:00:00.000Z'],
    ['2026-11-23T00:00:00Z', 'weekly', '2026-11-23T00:00:00.000Z'],
  ] as const)('at %s the last %s one was at %s, seven in Phnom Penh', (now, rhythm, slot) => {
    expect(digestSlot(new Date(now), rhythm).toISOString()).toBe(slot);
  });

  it('never lies ahead, nor further back than its rhythm', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (now) => {
          for (const [rhythm, hours] of [
            ['daily', 24],
            ['weekly', 168],
          ] as const) {
            const age = Number(now) - Number(digestSlot(now, rhythm));
            expect(age).toBeGreaterThanOrEqual(0);
            expect(age).toBeLessThan(hours * HOUR);
            expect(digestSlot(now, rhythm).getUTCHours()).toBe(0);
          }
          expect(digestSlot(now, 'weekly').getUTCDay()).toBe(1);
        },
      ),
    );
  });
});

const name = fc.constantFrom('Slek', 'Kdam', 'Srov', '');
const notice: fc.Arbitrary<WaitingNotice> = fc.record({
  kind: fc.constantFrom('connection_accepted', 'team_joined', 'review_approved'),
  actor: fc.constantFrom(null, { last_name: 'Keo', first_name: 'Sokunthea' }),
  params: fc.record({ name, role: fc.constant('member'), note: fc.constantFrom('', 'A note') }),
  link: fc.uuid().map((id) => `/x/${id}`),
  at: fc.constant(new Date('2026-11-20T02:00:00Z')),
});

describe('the lines of a digest (ux 48)', () => {
  const translators = (['en', 'km'] as const).map((language) => translatorFor(language));

  it('hold every notice once or count it: nothing twice, nothing lost', () => {
    fc.assert(
      fc.property(
        fc.array(notice, { minLength: 1, maxLength: 60 }),
        fc.constantFrom(...translators),
        (notices, t) => {
          const { groups, top, more } = groupLines(t, notices, (link) => link);
          const shown = groups.flatMap(({ lines }) => lines.map(({ url }) => url));
          expect(new Set(shown).size).toBe(shown.length);
          const counted = groups.reduce((sum, group) => sum + group.lines.length + group.more, 0);
          expect(counted).toBe(notices.length);
          for (const { lines, more: left } of groups) {
            expect(lines.length).toBeLessThanOrEqual(DIGEST_LINES_A_GROUP);
            expect(lines.length).toBeGreaterThan(0);
            if (left > 0) expect(lines.length).toBe(DIGEST_LINES_A_GROUP);
          }
          // The newest first: the order within a group is that of the notices.
          for (const { lines } of groups) {
            const places = lines.map(({ url }) => notices.findIndex(({ link }) => link === url));
            expect(places).toEqual(places.toSorted((a, b) => a - b));
          }
          expect([top.length > 0, top.length <= 2, more >= 0]).toEqual([true, true, true]);
        },
      ),
    );
  });

  it('say the same of the same thing once, with its hour and its reason', () => {
    const [en] = translators;
    const at = (hour: string) => new Date(`2026-11-20T${hour}:00Z`);
    const one: WaitingNotice = {
      kind: 'review_approved',
      actor: null,
      params: { name: 'Slek', note: 'Well done.' },
      link: '/user/profile',
      at: at('02:30'),
    };
    const lines = groupLines(en!, [one, { ...one, at: at('01:00') }], (link) => link);
    expect(lines.groups).toMatchObject([{ title: 'Slek', lines: [{ note: 'Well done.' }] }]);
    expect(lines).toMatchObject({ top: [expect.any(String)], more: 0 });
    const mail = digest(en!, {
      to: { first_name: 'A', last_name: 'B' },
      rhythm: 'daily',
      ...lines,
      url: '',
      settings_url: '',
      unsubscribe_url: '',
    });
    const [list] = mail.blocks.filter(({ kind }) => kind === 'list');
    expect(list).toMatchObject({ items: [{ note: expect.stringMatching(/09:30\nWell done\.$/) }] });
  });

  it('name the two newest in the subject and say how many more there are', () => {
    const [en] = translators;
    const of = (name: string): WaitingNotice => ({
      kind: 'review_approved',
      actor: null,
      params: { name },
      link: `/${name}`,
      at: new Date('2026-11-20T02:00:00Z'),
    });
    const lines = groupLines(en!, [of('Slek'), of('Kdam'), of('Srov')], (link) => link);
    const { subject } = digest(en!, {
      to: { last_name: 'Mao', first_name: 'Sreypov' },
      rhythm: 'weekly',
      ...lines,
      url: '/',
      settings_url: '/',
      unsubscribe_url: '/',
    });
    expect(subject).toContain('Slek was approved');
    expect(subject).toContain('Kdam was approved');
    expect(subject).toMatch(/and 1 more$/);
  });
});
