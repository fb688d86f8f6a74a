import type { Queryable } from '../../database/client.ts';
import { type Links, namedIn, presentLink, type TieRows } from './ties.present.ts';
import {
  findCohorts,
  findInvestments,
  findInvestors,
  findLinks,
  findPrograms,
  findSharedPeople,
} from './ties.queries.ts';

/** What binds a record to others, with the public ones of those it names. */
export async function readTies(db: Queryable, id: string): Promise<{ rows: TieRows; links: Links }> {
  const [programs, cohorts, investments, investors, shared] = await Promise.all([
    findPrograms(db, id),
    findCohorts(db, id),
    findInvestments(db, id),
    findInvestors(db, id),
    findSharedPeople(db, id),
  ]);
  const rows: TieRows = { programs, cohorts, investments, investors, shared };
  const found = await findLinks(db, namedIn(rows));
  return { rows, links: new Map(found.map((row) => [row.id, presentLink(row)])) };
}
