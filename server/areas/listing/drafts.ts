import cookie from '@fastify/cookie';
import { and, eq, sql } from 'drizzle-orm';
import type {
  createDraft as createContract,
  discardDraft as discardContract,
  getDraft as getContract,
  saveDraft as saveContract,
  uploadToDraft as uploadContract,
} from '#shared/contracts/listing.contract.ts';
import { typedValues } from '#shared/domain/listing/clean-answers.ts';
import { findStep } from '#shared/domain/listing/forms.ts';
import { DRAFT_KEPT_DAYS, draftCookieName } from '#shared/domain/listing/listing-paths.ts';
import { isOtherStakeholderSlug, kindFromSlug } from '#shared/domain/stakeholder-kinds.ts';
import { isSuggestionKind, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import { personName } from '#shared/format/person-name.ts';
import { file } from '../../database/schema/file.ts';
import { listing_draft, type Payload } from '../../database/schema/submission.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { deadLink, Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { hashSecret, newSecret } from '../../mailed-secrets.ts';
import { deleteFileRows, removeFromStore } from '../file/change-file.ts';
import { checkImage, storeImage } from '../file/store-image.ts';
import { type DraftRow, findDraft, findSubmission } from '../submission/submission.queries.ts';
import { presentDraft } from './draft.present.ts';
import { checkDraftSize, spendDraft } from './draft-quota.ts';
import { makeRoom, sourceOf } from './draft-room.ts';

/**
 * Forms begun and not sent. Whoever holds the secret holds the draft: browsers keep it in an HttpOnly cookie, other
 * clients where they like; the server keeps its hash. Values are kept as typed and judged only when they are sent.
 */
export const createDraft: Handler<typeof createContract> = async ({ body }, context) => {
  const kind = isSuggestionKind(body.kind) ? body.kind : kindFromSlug(body.kind);
  const secret = newSecret();
  const payload: Payload = {
    ...knownOf(context),
    ...(isOtherStakeholderSlug(body.kind) ? { type_slug: body.kind } : {}),
    ...withoutPicture(typedValues(kind, body.values)),
  };
  checkDraftSize(payload);
  const { passed, giveBack } = await spendDraft(context, body);
  const begun_by = sourceOf(context);
  const values = {
    secret_hash: hashSecret(secret),
    kind,
    payload,
    steps_done: stepsOf(kind, body.steps_done),
    begun_by,
  };
  const [row] = await inTransaction(context, async (work) => {
    await passed?.use(work);
    await makeRoom(work, begun_by);
    return work.tx.insert(listing_draft).values(values).returning();
  }).catch(async (error: unknown) => {
    if (error instanceof Problem) await giveBack();
    throw error;
  });
  context.setCookie(draftCookie(context, kind, secret, DRAFT_KEPT_DAYS * 86_400));
  const { services } = context;
  return { secret, ...(await presentDraft(services, services.database.db, row!)) };
};

export const getDraft: Handler<typeof getContract> = async ({ params }, { services }) => {
  const { db } = services.database;
  const row = await findDraft(db, params.secret);
  if (!row) throw new Problem('not_found');
  return presentDraft(services, db, row);
};

export const saveDraft: Handler<typeof saveContract> = async ({ params, body }, { services }) => {
  const { db } = services.database;
  const row = await openDraftRow(services, params.secret);
  const kind = row.kind as SubjectKind;
  const typed = withoutPicture(typedValues(kind, body.values));
  checkDraftSize({ ...row.payload, ...typed });
  const [saved] = await db
    .update(listing_draft)
    .set({
      payload: sql`${listing_draft.payload} || ${JSON.stringify(typed)}::jsonb`,
      ...(body.steps_done ? { steps_done: stepsOf(kind, body.steps_done) } : {}),
      updated_at: sql`now()`,
    })
    .where(eq(listing_draft.id, row.id))
    .returning();
  if (!saved) throw new Problem('not_found');
  return presentDraft(services, db, saved);
};

/** A picture comes by its own call only, so that nobody points a draft at somebody else's file; taking it out is fine. */
function withoutPicture({ logo, ...typed }: Payload): Payload {
  return logo === '' ? { ...typed, logo } : typed;
}

export const uploadToDraft: Handler<typeof uploadContract> = async ({ params, body }, context) => {
  const { services } = context;
  const row = await openDraftRow(services, params.secret);
  const image = await checkImage(body.logo, 'logo');
  const saved = await inTransaction(context, async (work) => {
    const name = body.logo.filename;
    const id = await storeImage(work, image, { purpose: 'listing.logo', owner_id: row.id, name });
    return setLogo(work, row.id, id);
  });
  return presentDraft(services, services.database.db, saved);
};

async function setLogo(work: Work, draftId: string, fileId: string): Promise<DraftRow> {
  const [saved] = await work.tx
    .update(listing_draft)
    .set({
      payload: sql`${listing_draft.payload} || ${JSON.stringify({ logo: fileId })}::jsonb`,
      updated_at: sql`now()`,
    })
    .where(eq(listing_draft.id, draftId))
    .returning();
  if (!saved) throw new Problem('not_found');
  return saved;
}

export const discardDraft: Handler<typeof discardContract> = async ({ params }, context) => {
  const { services } = context;
  const row = await findDraft(services.database.db, params.secret);
  if (!row) throw new Problem('not_found');
  const removed = await inTransaction(context, async (work) => {
    await work.tx.delete(listing_draft).where(eq(listing_draft.id, row.id));
    if (row.submission_id) return [];
    const own = await work.tx
      .select({ id: file.id })
      .from(file)
      .where(and(eq(file.owner_id, row.id), eq(file.is_public, false)));
    return deleteFileRows(
      work,
      own.map(({ id }) => id),
    );
  });
  await removeFromStore(services, removed);
  context.setCookie(draftCookie(context, row.kind as SubjectKind, '', 0));
  return { status: 200 as const };
};

/** A draft that may still be changed: it was not sent, or its address was never confirmed. */
export async function openDraftRow({ database }: CallContext['services'], secret: string): Promise<DraftRow> {
  const row = await findDraft(database.db, secret);
  if (!row) throw new Problem('not_found');
  const sent = await findSubmission(database.db, row.submission_id);
  if (sent && (sent.status !== 'draft' || sent.email_verified_at)) {
    throw deadLink('listing:problem.draft_gone');
  }
  return row;
}

/** Name and address of a person who is signed in are not asked twice. */
function knownOf({ actor, language }: CallContext): Payload {
  if (actor.kind !== 'person') return {};
  return { requester_name: personName(actor, language).text, requester_email: actor.email };
}

function stepsOf(kind: SubjectKind, names: readonly string[] = []): string[] {
  return [...new Set(names)].filter((name) => findStep(kind, name) !== null);
}

/** Set-Cookie value that keeps, or with no time left removes, the secret of a draft. */
export function draftCookie(
  { services }: Pick<CallContext, 'services'>,
  kind: SubjectKind,
  secret: string,
  seconds: number,
): string {
  const isSecure = services.config.secure;
  return cookie.serialize(draftCookieName(kind, isSecure), secret, {
    path: '/',
    httpOnly: true,
    secure: isSecure,
    sameSite: 'lax',
    maxAge: seconds,
  });
}
