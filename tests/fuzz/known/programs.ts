import { cohort, cohort_member } from '#server/database/schema/cohort.ts';
import { writeEvent, writeProgram } from '#tests/factories/publication.ts';
import type { Recipe } from './recipe.ts';
import { ownedPage } from './teams.ts';

/** A cohort of the member's organisation that names a startup of theirs, too. */
const cohorts: Recipe = {
  of: /\/eso-cohort\/|\/cohort-invite\/|\/eso-program\//,
  async make({ test, cast }) {
    const { db } = test.services.database;
    const eso = await ownedPage(test, cast.member, { kind: 'eso' });
    const startup = await ownedPage(test, cast.member);
    const [row] = await db.insert(cohort).values({ stakeholder_id: eso, name: 'Season one' }).returning();
    await db.insert(cohort_member).values({ cohort_id: row!.id, stakeholder_id: startup, state: 'invited' });
    return {
      'path.id': row!.id,
      'path.startup_id': startup,
      stakeholder_id: eso,
      startup_id: startup,
      name: 'Season two',
      name_kh: 'រដូវ 2',
      starts_on: '2026-01-01',
      ends_on: '2026-06-30',
      size: 8,
      confirmed: true,
    };
  },
};

/** A round of somebody else that names a page of the member's as an investor. */
const rounds: Recipe = {
  of: /\/me\/funding-round\//,
  async make({ test, cast }) {
    const investor = await ownedPage(test, cast.member, { kind: 'investor' });
    const page = await ownedPage(test, cast.other, {
      funding_rounds: [
        {
          announced_date: '2024-05-01',
          amount: 250_000,
          currency: 'USD',
          funding_type: 'seed',
          investors: [{ stakeholder_id: investor, name: 'Fund' }],
        },
      ],
    });
    const { rows } = await test.services.database.pool.query(
      'select id from funding_round where stakeholder_id = $1',
      [page],
    );
    return { 'path.id': rows[0].id, stakeholder_id: investor, confirmed: true };
  },
};

const saved: Recipe = {
  of: /\/me\/save\//,
  make: async ({ stakeholder }) => ({
    kind: 'stakeholder',
    object_id: stakeholder,
    'path.kind': 'stakeholder',
    'path.object_id': stakeholder,
  }),
};

const events: Recipe = {
  of: /\/event\//,
  make: async ({ test }) => ({ 'path.id': await writeEvent(test.services), 'path.month': '2026-11' }),
};

const programs: Recipe = {
  of: /\/startup-program\//,
  make: async ({ test }) => ({ 'path.id': await writeProgram(test.services) }),
};

export const PROGRAMS = [cohorts, rounds, saved, events, programs];
