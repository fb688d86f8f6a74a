import type { uploadAttachment as contract } from '#shared/contracts/inbox.contract.ts';
import { recordAudit } from '../../audit/record.ts';
import { inTransaction } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { findFile } from '../file/file.queries.ts';
import { readDocument } from '../file/read-document.ts';
import { storeFile } from '../file/store-image.ts';
import { presentAttachment } from './messages.ts';
import { readThread } from './read-thread.ts';

export const ATTACHMENT_PURPOSE = 'inbox.message';

/** Keeps a file for a message that is being written; pictures are made anew, other files are looked at. */
export const uploadAttachment: Handler<typeof contract> = async ({ params, body }, context) => {
  const { db } = context.services.database;
  const me = signedIn(context).id;
  const { item, about, found } = await readThread(db, me, params.id);
  const connection = about.connections.get(found.row.connection_id ?? '');
  if (item.kind !== 'conversation' || !connection?.can.message) {
    throw new Problem('conflict', { messageKey: 'inbox:problem.closed' });
  }
  const clean = await readDocument(body.file.bytes, body.file.filename);
  if ('problem' in clean) throw new Problem('invalid', { fields: { file: [clean.problem] } });
  const id = await inTransaction(context, async (work) => {
    const about = { purpose: ATTACHMENT_PURPOSE, owner_id: me, name: body.file.filename };
    const stored = await storeFile(work, clean, about);
    await recordAudit(work, { action: 'message.upload', entity_id: stored });
    return stored;
  });
  return presentAttachment(params.id, (await findFile(db, id))!);
};
