import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type * as contract from '#shared/contracts/collection-state.contract.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { inTransaction } from '../../database/work.ts';
import { Problem, toProblem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { presentProblem } from '../../http/send-problem.ts';
import type { Services } from '../../services.ts';
import { transitRecord } from './change-record-state.ts';
import { type Row, storeOf } from './collection-store.ts';
import { getCollection, getRow, lockRow } from './find-record.ts';
import { presentRow, readShown } from './present-row.ts';
import { readTerms } from './terms.ts';
import { writeRecord } from './write-record.ts';

/** Columns that the verbs of a bulk action change. */
const STATE_COLUMNS = ['status', 'published_at', 'approved_at', 'deleted_at'] as const;
const UNDO_MINUTES = 10;

const undoPlan = z.object({
  collection: z.string(),
  until: z.number(),
  by: z.string(),
  records: z.array(
    z.object({
      id: z.uuid(),
      version: z.number().int(),
      before: z.record(z.string(), z.string().nullable()),
    }),
  ),
});
type UndoPlan = z.infer<typeof undoPlan>;

/** Does one thing to several records, each in a transaction of its own, so that one that cannot holds up no other. */
export const changeRecords: Handler<typeof contract.changeRecords> = async ({ params, body }, context) => {
  const collection = getCollection(params.collection);
  const plan: UndoPlan['records'] = [];
  const results = [];
  for (const id of new Set(body.ids)) {
    results.push(
      await attempt(context, collection, id, async () => {
        const done = await inTransaction(context, async (work) => {
          const before = await lockRow(work.tx, storeOf(collection), id);
          const row = await transitRecord(work, collection, id, {
            verb: body.verb,
            version: body.version ?? null,
            at: body.at,
          });
          return { before, row };
        });
        plan.push({ id, version: done.row.version, before: stateColumns(done.before) });
      }),
    );
  }
  const { actor, services } = context;
  const by = actor.kind === 'person' ? actor.id : '';
  const until = Date.now() + UNDO_MINUTES * 60_000;
  return {
    done: plan.length,
    results,
    undo: plan.length > 0 ? seal(services, { collection: collection.name, until, by, records: plan }) : null,
  };
};

/** Gives records the state back that they had before a bulk action. */
export const undoChanges: Handler<typeof contract.undoChanges> = async ({ params, body }, context) => {
  const collection = getCollection(params.collection);
  const plan = open(context.services, body.undo);
  const mine = context.actor.kind === 'person' && plan?.by === context.actor.id;
  if (!plan || !mine || plan.collection !== collection.name || plan.until < Date.now())
    throw new Problem('conflict', { messageKey: 'collection-fields:problem.undo_over' });
  let done = 0;
  const results = [];
  for (const { id, version, before } of plan.records) {
    results.push(
      await attempt(context, collection, id, async () => {
        await inTransaction(context, async (work) => {
          const store = storeOf(collection);
          const row = await lockRow(work.tx, store, id);
          if (row.version !== version)
            throw new Problem('conflict', { messageKey: 'collection-fields:problem.changed_since' });
          const terms = await readTerms(work.tx, collection);
          await writeRecord(work, {
            collection,
            store,
            terms,
            before: row,
            set: fromPlan(before),
            verb: 'undo',
          });
        });
        done += 1;
      }),
    );
  }
  return { done, results };
};

async function attempt(context: CallContext, collection: Collection, id: string, run: () => Promise<void>) {
  let problem: { code: string; message: string } | null = null;
  try {
    await run();
  } catch (error) {
    const known = toProblem(error);
    if (known.code === 'internal' || known.code === 'unavailable') throw error;
    problem = { code: known.code, message: presentProblem(known, context.language).message };
  }
  return { id, ...(await titlesOf(context.services, collection, id)), problem };
}

async function titlesOf({ database: { db } }: Services, collection: Collection, id: string) {
  const row = await getRow(db, storeOf(collection), id).catch(() => null);
  if (!row) return { title: '', title_kh: '' };
  const { title, title_kh } = presentRow(row, await readShown(db, collection, [row]), []);
  return { title, title_kh };
}

function stateColumns(row: Row): Record<string, string | null> {
  return Object.fromEntries(
    STATE_COLUMNS.filter((name) => name in row).map((name) => {
      const value = row[name];
      return [name, value instanceof Date ? value.toISOString() : ((value as string | null) ?? null)];
    }),
  );
}

function fromPlan(before: Record<string, string | null>): Record<string, unknown> {
  return Object.fromEntries(
    STATE_COLUMNS.filter((name) => name in before).map((name) => {
      const value = before[name] ?? null;
      return [name, name === 'status' || value === null ? value : new Date(value)];
    }),
  );
}

const sign = ({ secret }: Services, text: string) =>
  createHmac('sha256', secret).update(`undo ${text}`).digest('base64url');

/** The plan as the screen keeps it until it is wanted: readable, but not to be made up. */
function seal(services: Services, plan: UndoPlan): string {
  const text = Buffer.from(JSON.stringify(plan)).toString('base64url');
  return `${text}.${sign(services, text)}`;
}

function open(services: Services, sealed: string): UndoPlan | null {
  const [text = '', key = ''] = sealed.split('.');
  const [wanted, given] = [Buffer.from(sign(services, text)), Buffer.from(key)];
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null;
  return undoPlan.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
}
