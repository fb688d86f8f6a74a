import type * as contract from '#shared/contracts/collection.contract.ts';
import { findField } from '#shared/domain/collection/collection.ts';
import { collectionAction } from '../../audit/action.ts';
import { recordAudit } from '../../audit/record.ts';
import { inTransaction } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { presentImage } from '../file/file.present.ts';
import { findFile } from '../file/file.queries.ts';
import { fileAddress } from '../file/file-address.ts';
import { readDocument } from '../file/read-document.ts';
import { readImage } from '../file/read-image.ts';
import { storeFile } from '../file/store-image.ts';
import { getCollection } from './find-record.ts';

/** Keeps an upload for a field of a collection. Nobody but the desk sees it until a public record shows it. */
export const uploadFile: Handler<typeof contract.uploadFile> = async ({ params, body }, context) => {
  const collection = getCollection(params.collection);
  const field = findField(collection, body.field);
  const input = field?.input;
  if (input !== 'image' && input !== 'file' && input !== 'rich_text')
    throw new Problem('invalid', { fields: { field: [{ key: 'select' }] } });
  const { bytes, filename } = body.file;
  const clean = input === 'file' ? await readDocument(bytes, filename) : await readImage(bytes);
  if ('problem' in clean) throw new Problem('invalid', { fields: { file: [clean.problem] } });
  const id = await inTransaction(context, async (work) => {
    const purpose = `collection.${collection.name}`;
    const stored = await storeFile(work, clean, { purpose, owner_id: signedIn(context).id, name: filename });
    await recordAudit(work, {
      action: collectionAction(collection, 'upload'),
      entity_id: stored,
      detail: { field: body.field, media_type: clean.media_type, bytes: clean.bytes.byteLength },
    });
    return stored;
  });
  const row = await findFile(context.services.database.db, id);
  return {
    ...presentImage(context.services, row, clean.media_type.startsWith('image/') ? '512' : 'original')!,
    address: fileAddress(id),
  };
};
