import { asList } from '#shared/contracts/list.ts';
import type { listSubmissions as contract } from '#shared/contracts/review.contract.ts';
import { answerBy } from '#shared/domain/listing/answer-by.ts';
import { SUBJECT_KINDS } from '#shared/domain/subject-kinds.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { signedIn } from '../../http/actor.ts';
import type { Handler } from '../../http/route.ts';
import { findNames } from '../account/find-names.ts';
import { findFiles } from '../file/file.queries.ts';
import { fileIdIn } from '../listing/draft.present.ts';
import { viewersOf } from '../submission/viewer.ts';
import { presentRow } from './present-queue-row.ts';
import { listQueue, queueFigures } from './review.queries.ts';

/** The queue of the desk. */
export const listSubmissions: Handler<typeof contract> = async ({ query }, { services, actor }) => {
  const { db } = services.database;
  const staff = signedIn({ actor });
  const { rows, total, counts } = await listQueue(db, query, staff.id);
  const people = await findNames(
    db,
    rows.map(({ assignee_id }) => assignee_id),
  );
  const logos = await findFiles(
    db,
    rows.map(({ payload }) => fileIdIn(payload.logo)).filter((id) => id !== null),
  );
  const viewers = await viewersOf(db, { services, actor }, rows);
  const data = rows.map((row, n) =>
    presentRow(row, {
      services,
      people,
      me: staff.id,
      viewer: viewers[n]!,
      logo: logos.get(fileIdIn(row.payload.logo) ?? ''),
    }),
  );
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    ...asList(data, total, query),
    tabs: [
      { tab: 'all' as const, count: all },
      ...SUBJECT_KINDS.map((tab) => ({ tab, count: counts.get(tab) ?? 0 })),
    ],
    figures: await figures(db),
  };
};

async function figures(db: Parameters<typeof queueFigures>[0]) {
  const { waiting, waiting_on_them } = await queueFigures(db);
  const today = calendarDate(Date.now());
  const count = (isAsked: (due: string) => boolean) =>
    waiting.reduce((sum, day) => (isAsked(answerBy(day.since)) ? sum + day.count : sum), 0);
  return {
    waiting_on_us: count(() => true),
    waiting_on_them,
    due_today: count((due) => due === today),
    overdue: count((due) => due < today),
  };
}
