import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { profilePath } from '#shared/domain/profile/own-profile-paths.ts';
import type { Queryable } from '../../database/client.ts';
import type { cohort } from '../../database/schema/cohort.ts';
import { notification } from '../../database/schema/notification.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import type { Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { noticesOf } from '../../notify/counts-changed.ts';
import { notify } from '../../notify/notify.ts';
import { findManagers } from '../team/team.queries.ts';

type Cohort = Pick<typeof cohort.$inferSelect, 'id' | 'stakeholder_id' | 'name' | 'name_kh'>;

const startupLink = (id: string) => `${profilePath('startup', id)}#cohorts`;

/** Asks who answers for a startup whether it is part of a cohort that names it. */
export async function tellInvited(work: Work, row: Cohort, startup_id: string): Promise<void> {
  const [eso, startup] = await namesOf(work.tx, row.stakeholder_id, startup_id);
  for (const person_id of await findManagers(work.tx, startup_id))
    await notify(work, {
      person_id,
      kind: 'cohort_invite',
      actor_id: signedIn(work.context).id,
      object_id: row.id,
      params: {
        ...eso,
        page: startup.name,
        page_kh: startup.name_kh,
        cohort: row.name,
        cohort_kh: row.name_kh,
      },
      link: startupLink(startup_id),
    });
}

/** Tells who answers for the support organisation what the startup said. */
export async function tellAnswered(
  work: Work,
  row: Cohort,
  startup_id: string,
  decision: 'confirmed' | 'declined',
): Promise<void> {
  const [startup] = await namesOf(work.tx, startup_id, row.stakeholder_id);
  for (const person_id of await findManagers(work.tx, row.stakeholder_id))
    await notify(work, {
      person_id,
      kind: 'cohort_answer',
      actor_id: signedIn(work.context).id,
      object_id: row.id,
      params: { ...startup, cohort: row.name, cohort_kh: row.name_kh, decision },
      link: `${profilePath('eso', row.stakeholder_id)}#cohorts`,
    });
}

/** What asked startups for an answer does so no longer: it was given, or the cohort names them no more. */
export async function settleInvites(
  work: Work,
  cohort_id: string,
  startups: readonly string[],
): Promise<void> {
  if (startups.length === 0) return;
  const settled = await work.tx
    .update(notification)
    .set({ read_at: sql`now()` })
    .where(
      and(
        eq(notification.kind, 'cohort_invite'),
        eq(notification.object_id, cohort_id),
        inArray(notification.link, startups.map(startupLink)),
        isNull(notification.read_at),
      ),
    )
    .returning({ person_id: notification.person_id });
  work.changes(...settled.map(({ person_id }) => noticesOf(person_id)));
}

async function namesOf(db: Queryable, first: string, second: string) {
  const rows = await db
    .select({ id: stakeholder.id, name: stakeholder.name, name_kh: stakeholder.name_kh })
    .from(stakeholder)
    .where(inArray(stakeholder.id, [first, second]));
  const of = (wanted: string) => {
    const { name = '', name_kh = '' } = rows.find(({ id }) => id === wanted) ?? {};
    return { name, name_kh };
  };
  return [of(first), of(second)] as const;
}
