import type { ThreadItem } from '#shared/contracts/inbox.contract.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/i18n/languages.ts';
import type { Queryable } from '../../database/client.ts';
import { Problem } from '../../http/problem.ts';
import { findThread, type ReadThread } from './find-threads.ts';
import { type About, presentThreads } from './read-threads.ts';

/** A thread of the caller with what it is about; Problem `not_found` for everybody who does not read it. */
export async function readThread(
  db: Queryable,
  me: string,
  id: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<{ found: ReadThread; item: ThreadItem; about: About }> {
  const found = await findThread(db, me, id);
  const { items, about } = await presentThreads(db, me, found ? [found] : [], language);
  const [item] = items;
  if (!found || !item) throw new Problem('not_found');
  return { found, item, about };
}
