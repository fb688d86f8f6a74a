import { eq, inArray, sql } from 'drizzle-orm';
import { bulkInsertStakeholders } from '../../areas/stakeholder/bulk-insert.ts';
import { RECORD_TABLES } from '../../areas/stakeholder/record-rows.ts';
import { tendSearch } from '../../search/tend-search.ts';
import type { DatabaseClient, Queryable } from '../client.ts';
import { longTransaction } from '../long-transaction.ts';
import { seedMasterData } from '../master-data/seed-master-data.ts';
import { person } from '../schema/person.ts';
import { individual, stakeholder } from '../schema/stakeholder.ts';
import { withoutIndexes } from '../without-indexes.ts';
import type { Account, BuildContext } from './build/build-context.ts';
import { buildDirectory } from './build/build-directory.ts';
import { createDealer } from './build/dealer.ts';
import { createDemoCalendar } from './build/demo-calendar.ts';
import { createPeople } from './build/people.ts';
import { createPicker } from './build/picker.ts';
import { createPhoneBook } from './build/reach.ts';
import { AS_WRITTEN, createVariation } from './build/variation.ts';

export interface ScaleOptions {
  now?: Date;
  /** Told how many records there are, after each transaction. */
  onProgress?: (records: number) => void;
  /** Nobody else uses the database: all in one transaction, with the indexes made at its end. */
  alone?: boolean;
}

/** Records of one transaction. */
const AT_ONCE = 5_000;

/**
 * Fills the directory up to `count` records in the shape of the demo data: the same shares of kinds, sectors and provinces.
 * Works some rounds at a time, each time in a transaction of its own, so that it can be interrupted and taken up again, and
 * adds to the demo data if they are there. Whoever calls it announces the change. Returns how many were written.
 *
 * From code, on a database whose migrations have run (a site with DEMO=1 has done that and holds the demo data already):
 *
 *     const client = connect(url, { size: 2, onError: console.error });
 *     await scaleDirectory(client, 10_000);
 *     await createChangeBus(url, console.error).announce(client.db, [EVERYTHING]); // if a site is running on it
 */
export async function scaleDirectory(
  database: DatabaseClient,
  count: number,
  { now = new Date(), onProgress, alone = false }: ScaleOptions = {},
): Promise<number> {
  const { db } = database;
  await seedMasterData(db);
  const before = await db.$count(stakeholder, eq(stakeholder.status, 'approved'));
  const rounds = eachRound(now, before === 0 ? 0 : 1);
  let there = before;
  const writeMore = async (tx: Queryable) => {
    there += await writeRounds(tx, rounds, Math.min(AT_ONCE, count - there));
  };
  if (alone && there < count)
    await longTransaction(database, (tx) =>
      withoutIndexes(tx, [...RECORD_TABLES, 'search_document'], async () => {
        for (; there < count; onProgress?.(there)) await writeMore(tx);
      }),
    );
  for (; there < count; onProgress?.(there)) await db.transaction(writeMore);
  if (there > before) await tendSearch({ database });
  await longTransaction(database, async (tx) => void (await tx.execute(sql`analyze`)));
  return there - before;
}

interface Round
  extends Pick<BuildContext, 'accounts'>,
    Pick<ReturnType<typeof buildDirectory>, 'records' | 'individuals'> {}

/** Round after round without an end. The first, 0, is the demo data itself, which is there already if anything is. */
function* eachRound(now: Date, first: number): Generator<Round, never> {
  const phones = createPhoneBook();
  for (let round = first; ; round += 1) {
    const context: BuildContext = {
      variation: round === 0 ? AS_WRITTEN : createVariation(round),
      calendar: createDemoCalendar(now),
      people: createPeople(`round ${round}`),
      phones,
      dealer: createDealer(`round ${round}`),
      accounts: [],
    };
    const { records, individuals } = buildDirectory(context, new Map());
    yield { records: shuffled(records, round), individuals, accounts: context.accounts };
  }
}

/** Writes as many records as are wanted of those that are not there yet; returns their number. */
async function writeRounds(tx: Queryable, rounds: Generator<Round, never>, wanted: number): Promise<number> {
  const all: Round['records'] = [];
  while (all.length < wanted) {
    const { records, individuals, accounts } = rounds.next().value;
    const known = await idsAmong(tx, records);
    const fresh = records.filter(({ id }) => !known.has(id!)).slice(0, wanted - all.length);
    if (fresh.length === 0) continue;
    await tx.insert(person).values(accounts.map(toPerson)).onConflictDoNothing();
    if (individuals.length > 0) await tx.insert(individual).values(individuals).onConflictDoNothing();
    all.push(...fresh);
  }
  await bulkInsertStakeholders(tx, all);
  return all.length;
}

type Rounds = ReturnType<typeof buildDirectory>['records'];

async function idsAmong(db: Queryable, records: Rounds): Promise<ReadonlySet<string>> {
  const ids = records.map(({ id }) => id!);
  const rows = await db.select({ id: stakeholder.id }).from(stakeholder).where(inArray(stakeholder.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** Kinds mixed, so that a part of a round has the shape of the whole. */
function shuffled(records: Rounds, round: number): Rounds {
  const picker = createPicker(`round ${round}`);
  return records
    .map((record) => ({ record, place: picker.between(0, 1_000_000) }))
    .sort((a, b) => a.place - b.place)
    .map(({ record }) => record);
}

function toPerson({ gender: _, ...account }: Account) {
  return { ...account, demo: true };
}
