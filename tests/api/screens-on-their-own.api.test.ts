import { expect, it } from 'vitest';
import { CREATE, profileValues } from '#tests/factories/profile.ts';
import { type Requirement, specWorld } from './spec-world.ts';

/** What screens of sections 1 to 6 rest on and other tests name beside others: each alone, by its calls. */
const w = specWorld();

const EACH: readonly Requirement[] = [
  [
    '1.008',
    'a person makes a profile of each kind',
    async () => {
      for (const kind of ['startup', 'mentor', 'investor', 'eso'] as const) await w.made(kind);
      await w.write('POST', CREATE.other, profileValues('other'));
      const { data } = await w.read('/base-api/me/profile/');
      expect(data.map((one: { kind: string }) => one.kind).sort()).toEqual([
        'eso',
        'investor',
        'mentor',
        'other',
        'startup',
      ]);
    },
  ],
  [
    '1.019',
    'who is signed in has an inbox, and nobody else',
    async () => {
      expect((await w.read('/base-api/me/inbox/')).data).toEqual([]);
      expect((await w.client(null, 'GET', '/base-api/me/inbox/')).status).toBe(401);
    },
  ],
  [
    '3.011',
    'a list says its page, how many there are, how many pages, and 20 a page',
    async () =>
      expect(await w.read('/api/v1/startup/', null)).toMatchObject({
        data: expect.any(Array),
        current_page: 1,
        item_count: expect.any(Number),
        total_page: expect.any(Number),
        per_page: 20,
      }),
  ],
  [
    '4.013',
    'what was changed is answered, and read, as it is now',
    async () => {
      const path = `/api/v1/startup/${await w.made('startup')}/`;
      const answered = await w.write('PATCH', path, { summary: 'Mills that float' });
      expect([answered.summary, (await w.read(path)).summary]).toEqual([
        'Mills that float',
        'Mills that float',
      ]);
    },
  ],
  [
    '4.014',
    'what was deleted is in no list any more',
    async () => {
      const id = await w.made('startup');
      const round = await w.roundOf(id);
      expect(await w.roundsOf(id)).toHaveLength(1);
      const roundId = round.id ?? round.data?.id ?? (await w.roundsOf(id))[0].id;
      await w.write('DELETE', `/base-api/startup/${id}/funding-round-raise/${roundId}/`);
      expect(await w.roundsOf(id)).toEqual([]);
    },
  ],
  [
    '4.015',
    'a program that is saved is so in its list and among the recent ones',
    async () => {
      const flags = async () => {
        const { data } = await w.read('/api/v1/startup-program/');
        const { recent } = await w.read('/api/v1/startup-program/program-page/');
        const of = (rows: { id: string; is_saved: boolean }[]) =>
          rows.find(({ id }) => id === w.ids.program)?.is_saved;
        return [of(data), of(recent)];
      };
      expect(await flags()).toEqual([false, false]);
      await w.write('POST', '/base-api/me/save/', { kind: 'program', object_id: w.ids.program });
      expect(await flags()).toEqual([true, true]);
    },
  ],
  [
    '6.002',
    'who is signed in is told name, address and how much waits',
    async () =>
      expect(await w.read('/public')).toMatchObject({
        email: w.owner.email,
        first_name: expect.any(String),
        last_name: expect.any(String),
      }),
  ],
];

it.each(EACH)('%s: %s', async (_id, _what, holds) => holds());
