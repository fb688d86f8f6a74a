import type { listThreads as contract, ThreadItem } from '#shared/contracts/inbox.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { waits } from '#shared/domain/inbox.ts';
import { signedIn } from '../../http/actor.ts';
import type { Handler } from '../../http/route.ts';
import { thoseSaying } from '../../search/saying.ts';
import { findThreads, findThreadsSaying } from './find-threads.ts';
import { presentThreads } from './read-threads.ts';

/**
 * Threads of the caller. Somebody's threads are read whole, so that counts, tabs and names in either script come from
 * one look; what was written is searched by the database.
 */
export const listThreads: Handler<typeof contract> = async ({ query }, context) => {
  const { db } = context.services.database;
  const me = signedIn(context).id;
  const [{ items }, saying] = await Promise.all([
    findThreads(db, me).then((found) => presentThreads(db, me, found, context.language)),
    query.search ? findThreadsSaying(db, me, query.search) : new Set<string>(),
  ]);
  const named = new Set(thoseSaying(items, query.search, textsOf));
  const found = items.filter((item) => saying.has(item.id) || named.has(item));
  const current = found.filter(({ is_archived }) => !is_archived);
  const under = {
    all: current,
    unread: current.filter(waits),
    archived: found.filter(({ is_archived }) => is_archived),
  };
  const asked = under[query.filter];
  const start = (query.page - 1) * query.per_page;
  return {
    ...asList(asked.slice(start, start + query.per_page), asked.length, query),
    counts: { all: under.all.length, unread: under.unread.length, archived: under.archived.length },
  };
};

/** The names and the subject of a thread. */
const textsOf = ({ party, subject, subject_kh, acting_for }: ThreadItem) => [
  party?.name,
  party?.name_kh,
  subject,
  subject_kh,
  acting_for?.name,
  acting_for?.name_kh,
];
