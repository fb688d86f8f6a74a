import { v7 } from 'uuid';
import type * as contract from '#shared/contracts/directory.contract.ts';
import type { OffCause } from '#shared/domain/directory.ts';
import { translate } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { recordAudit } from '../../../audit/record.ts';
import { heldStill, heldUntil } from '../../../cases/hold.ts';
import { takeBackLetters } from '../../../cases/letters.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { setPicturesPublic } from '../../profile/record-pictures.ts';
import { updateStakeholder } from '../../stakeholder/write-stakeholder.ts';
import { changeRecord, refuseMoved } from './change-record.ts';
import { closedRequest, lastOff } from './off.queries.ts';
import { readDirectoryRecord } from './record.present.ts';
import { tellPageOwners } from './tell-page-owners.ts';

/** The reason out of the list, and the words that were typed, as a reader of that language gets them. */
const noteOf = (cause: OffCause, reason: string) => (language: Language) =>
  [translate(language, `directory-desk:cause.${cause}`), reason].filter(Boolean).join(' – ');

export const takeOffSite: Handler<typeof contract.takeOffSite> = async ({ params, body }, context) => {
  const { version, cause, reason } = body;
  if (cause === 'other' && reason === '')
    throw new Problem('invalid', { fields: { reason: [{ key: 'required' }] } });
  await changeRecord(context, params.id, async (work, state) => {
    refuseMoved(state, version);
    const { record } = state;
    if (record.status !== 'approved')
      throw new Problem('conflict', { messageKey: 'directory-desk:problem.not_public' });
    const id = v7();
    const why = { id, verb: 'take-down' as const, cause, reason };
    await updateStakeholder(work, record.id, { status: 'archived' }, { why });
    await setPicturesPublic(work, record, false);
    await recordAudit(work, {
      action: 'stakeholder.take-down',
      entity_id: record.id,
      detail: { name: record.name, reason: noteOf(cause, reason)('en') },
    });
    await tellPageOwners(work, record, 'page_off', {
      about: id,
      note: noteOf(cause, reason),
      showAfter: heldUntil(context),
    });
  });
  return readDirectoryRecord(context, params.id);
};

/** A page taken off at the desk or by a report is there again; one whose request was closed comes back by that request. */
export const putBackOnSite: Handler<typeof contract.putBackOnSite> = async ({ params, body }, context) => {
  await changeRecord(context, params.id, async (work, state) => {
    refuseMoved(state, body.version);
    const { record } = state;
    if (record.status !== 'archived' || (await closedRequest(work.tx, record.id)))
      throw new Problem('conflict', { messageKey: 'directory-desk:problem.not_off' });
    const id = v7();
    const off = await lastOff(work.tx, record.id);
    const isHeld = off !== null && heldStill(context, off.created_at) !== null;
    const why = { id, verb: 'put-back' as const, reason: body.reason };
    await updateStakeholder(work, record.id, { status: 'approved' }, { why });
    await setPicturesPublic(work, record, true);
    await recordAudit(work, {
      action: 'stakeholder.put-back',
      entity_id: record.id,
      detail: { name: record.name, reason: body.reason },
    });
    if (isHeld) {
      const told = { about_id: off.id, object_id: off.id, since: off.created_at };
      await takeBackLetters(work, told, 'directory-desk:problem.undo_over');
    } else await tellPageOwners(work, record, 'page_back', { about: id, note: () => body.reason });
  });
  return readDirectoryRecord(context, params.id);
};
