import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { uploadAttachment as contract } from '#shared/contracts/inbox.contract.ts';
import { UNSENT_FILE_HOURS } from '#shared/domain/inbox.ts';
import { recordAudit } from '../../audit/record.ts';
import { file } from '../../database/schema/file.ts';
import { message_attachment } from '../../database/schema/inbox.ts';
import { inTransaction } from '../../database/work.ts';
import { visitor } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { signedIn } from '../account/signed-in.ts';
import { deleteFileRows, removeFromStore } from '../file/change-file.ts';
import { findFile } from '../file/file.queries.ts';
import { readDocument } from '../file/read-document.ts';
import { storeFile } from '../file/store-image.ts';
import { presentAttachment } from './messages.ts';
import { readThread } from './reader.ts';

export const ATTACHMENT_PURPOSE = 'inbox.message';

/** Keeps a file for a message that is being written; pictures are made anew, other files are looked at (B.60). */
export const uploadAttachment: Handler<typeof contract> = async ({ params, body }, context) => {
  const { db } = context.services.database;
  const me = signedIn(context).id;
  const { item, about, found } = await readThread(db, me, params.id);
  const tie = about.ties.get(found.row.connection_id ?? '');
  if (item.kind !== 'conversation' || !tie?.can.message) {
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

/** Files that were uploaded and never sent go after a day. Returns how many. */
export async function sweepAttachments(services: Services): Promise<number> {
  const context = { services, actor: visitor, requestId: 'inbox.sweep', ipHash: '', language: 'en' as const };
  const gone = await inTransaction(context, async (work) => {
    const unsent = await work.tx
      .select({ id: file.id })
      .from(file)
      .leftJoin(message_attachment, eq(message_attachment.file_id, file.id))
      .where(
        and(
          eq(file.purpose, ATTACHMENT_PURPOSE),
          isNull(message_attachment.message_id),
          lt(file.created_at, sql`now() - make_interval(hours => ${UNSENT_FILE_HOURS})`),
        ),
      );
    return deleteFileRows(
      work,
      unsent.map(({ id }) => id),
    );
  });
  await removeFromStore(services, gone);
  return gone.length;
}
