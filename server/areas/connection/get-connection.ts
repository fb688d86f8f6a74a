import type { getConnection as contract } from '#shared/contracts/connection.contract.ts';
import { signedIn } from '../../http/actor.ts';
import type { Handler } from '../../http/route.ts';
import { findActedFor } from './acting.ts';
import { presentNoConnection } from './connection.present.ts';
import { presentStakeholderParty } from './party.ts';
import { readConnections } from './read-connections.ts';
import { revealsOf } from './reveals.ts';
import { readRequest } from './subject.ts';

/** How the caller stands to somebody. Whoever was blocked sees nothing of it, only that there is no button. */
export const getConnection: Handler<typeof contract> = async ({ query }, context) => {
  const { db } = context.services.database;
  const me = signedIn(context).id;
  const { row, party, acting_for, refusal } = await readRequest(db, me, query);
  const [link] = row ? await readConnections(db, me, [row], new Date()) : [];
  const none = presentNoConnection(party, acting_for, {
    isBlocked: refusal === 'blocked',
    mayAsk: refusal === null,
    reveals: await revealsOf(db, me),
  });
  if (refusal === 'own') none.can.block = false;
  const organisations = (await findActedFor(db, me)).filter(({ id }) => id !== party.id);
  return { connection: link ?? none, organisations: organisations.map(presentStakeholderParty) };
};
