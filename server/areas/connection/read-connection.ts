import type { readConnection as contract } from '#shared/contracts/connection.contract.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { endOf, findActedFor } from './acting.ts';
import { readOne } from './ask-to-connect.ts';
import { findConnection } from './connection.queries.ts';

/** One connection at whose one end the caller is, or an organisation they act for; Problem `not_found` for everybody else. */
export const readConnection: Handler<typeof contract> = async ({ params }, context) => {
  const { db } = context.services.database;
  const me = signedIn(context).id;
  const found = await findConnection(db, params.id);
  const acted = new Set((await findActedFor(db, me)).map(({ id }) => id));
  if (!found || !endOf(found, me, acted)) throw new Problem('not_found');
  return readOne(db, me, found.id);
};
