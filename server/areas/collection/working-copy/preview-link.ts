import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type {
  sharePreview as contract,
  openPreview as openContract,
} from '#shared/contracts/working-copy.contract.ts';
import { PREVIEW_DAYS } from '#shared/domain/preview-days.ts';
import { collectionAction } from '../../../audit/action.ts';
import { recordAudit } from '../../../audit/record.ts';
import { inTransaction } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { storeOf } from '../collection-store.ts';
import { getCollection, lockRow } from '../find-record.ts';
import { previewOf } from '../preview.ts';

const DAY_MS = 86_400_000;
const opened = z.tuple([z.string(), z.uuid(), z.number().int()]);

/** Makes a link that opens the preview of a record for some days, for whoever has it. */
export const sharePreview: Handler<typeof contract> = async ({ params }, context) => {
  const collection = getCollection(params.collection);
  const { services } = context;
  const until = Date.now() + PREVIEW_DAYS * DAY_MS;
  await inTransaction(context, async (work) => {
    await lockRow(work.tx, storeOf(collection), params.id);
    await recordAudit(work, {
      action: collectionAction(collection, 'share-preview'),
      entity_id: params.id,
      detail: { until: new Date(until).toISOString() },
    });
  });
  const text = Buffer.from(JSON.stringify([collection.name, params.id, until])).toString('base64url');
  const key = `${text}.${sign(services.secret, text)}`;
  return { url: `${services.config.publicUrl}/preview/${key}`, until: new Date(until).toISOString() };
};

/** The record as it will look. A link that is no link, that has expired or whose record is gone is one that is not there. */
export const openPreview: Handler<typeof openContract> = async ({ params: { key } }, context) => {
  const [text = '', signature = ''] = key.split('.');
  if (!isSigned(context.services, text, signature)) throw new Problem('not_found');
  const [name, id, until] = opened.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  if (until < Date.now()) throw new Problem('not_found');
  const shown = await previewOf(context, getCollection(name), id, {});
  return { ...shown, until: new Date(until).toISOString() };
};

const sign = (secret: Uint8Array, text: string) =>
  createHmac('sha256', secret).update(`preview ${text}`).digest('base64url');

function isSigned({ secrets }: Services, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return secrets.some((secret) => {
    const wanted = Buffer.from(sign(secret, text));
    return wanted.length === given.length && timingSafeEqual(wanted, given);
  });
}
