import type { DirectoryRecord } from '#shared/contracts/directory.contract.ts';
import type { ListPart } from '#shared/domain/profile/part-fields.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { heldStill } from '../../../cases/hold.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { CallContext } from '../../../http/route.ts';
import { findNames, nameOf } from '../../account/find-names.ts';
import { presentImage } from '../../file/file.present.ts';
import { findFiles } from '../../file/file.queries.ts';
import { lastEdits } from '../../profile/last-edits.ts';
import { itemText } from '../../profile/named-texts.ts';
import { readState } from '../../profile/profile-state.ts';
import { readKnownTerms } from '../../submission/known-terms.ts';
import { findOwners } from '../../team/team.queries.ts';
import { presentRows } from '../directory.present.ts';
import { readRecords } from '../directory.queries.ts';
import { belongsTo, OPEN_TO_DESK } from './change-record.ts';
import { closedRequest, lastOff } from './off.queries.ts';

/** One record with all it says; Problem `not_found` for an id that nothing has. */
export async function readDirectoryRecord(context: CallContext, id: string): Promise<DirectoryRecord> {
  const { services, language } = context;
  const { db } = services.database;
  const me = signedIn(context);
  const [row] = await presentRows(db, await readRecords(db, [id]));
  if (!row) throw new Problem('not_found');
  const state = await readState(db, id);
  const { record, shown, changes, changeSet, review } = state;
  const termName = (await readKnownTerms(db)).nameIn(language);
  const off = record.status === 'archived' ? await lastOff(db, id) : null;
  const closed = record.status === 'archived' ? await closedRequest(db, id) : null;
  const owners = await findOwners(db, id);
  const people = await findNames(db, [...owners.map((one) => one.id), off?.actor_id]);
  const logo = record.logo_id ? (await findFiles(db, [record.logo_id])).get(record.logo_id) : null;
  const is_own = await belongsTo(db, me, id);
  const texts = (list: ListPart) => shown.lists[list].map((item) => itemText(list, item, language, termName));
  return {
    ...row,
    version: state.version,
    values: shown.values,
    lists: {
      product: texts('product'),
      team_members: texts('team_members'),
      funding_rounds: texts('funding_rounds'),
    },
    logo: presentImage(services, logo ?? null, '256'),
    owners: owners.flatMap((one) => nameOf(people, one.id) ?? []),
    waiting: Object.keys(changes),
    request: review && review.status !== 'draft' ? { id: review.id, reference: review.reference } : closed,
    off: off && {
      cause: off.cause,
      reason: off.reason,
      by: nameOf(people, off.actor_id),
      at: off.created_at.toISOString(),
      undo_until: heldStill(context, off.created_at)?.toISOString() ?? null,
    },
    last_edits: await lastEdits(db, id, [id, ...(changeSet ? [changeSet.id] : [])]),
    is_own,
    can: canDo(
      deskMay(me.desk_roles, 'decide') && !is_own && row.merged_into === null,
      record.status,
      closed,
    ),
  };
}

function canDo(may: boolean, status: string, closed: unknown): DirectoryRecord['can'] {
  const open = may && OPEN_TO_DESK.includes(status);
  return {
    edit: open,
    take_off: may && status === 'approved',
    put_back: may && status === 'archived' && closed === null,
    restore: open,
  };
}
