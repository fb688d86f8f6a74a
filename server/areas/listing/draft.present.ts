import type { getDraft } from '#shared/contracts/listing.contract.ts';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import type { ReviewStatus } from '#shared/domain/review.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import type { Queryable } from '../../database/client.ts';
import type { Handler } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { presentImage } from '../file/file.present.ts';
import { findFile } from '../file/file.queries.ts';
import { type DraftRow, findSubmission } from '../submission/submission.queries.ts';

type Draft = Awaited<ReturnType<Handler<typeof getDraft>>>;

/** A draft as its owner sees it; `values` are exactly what was typed. */
export async function presentDraft(services: Services, db: Queryable, row: DraftRow): Promise<Draft> {
  const sent = await findSubmission(db, row.submission_id);
  const logo = await findFile(db, fileIdIn(row.payload.logo));
  return {
    kind: row.kind as SubjectKind,
    type_slug: textOf(row.payload.type_slug) || null,
    values: row.payload,
    steps_done: row.steps_done,
    logo: logo && ownsFile(row, logo.owner_id) ? presentImage(services, logo) : null,
    saved_at: row.updated_at.toISOString(),
    reference: sent?.reference ?? null,
    status: (sent?.status as ReviewStatus | undefined) ?? null,
  };
}

/** A picture belongs to the draft it was put into, or to the request the draft became. */
export function ownsFile(draft: Pick<DraftRow, 'id' | 'submission_id'>, owner_id: string | null): boolean {
  return owner_id !== null && (owner_id === draft.id || owner_id === draft.submission_id);
}

/** The file id in a value; null for anything that is not one. */
export function fileIdIn(value: unknown): string | null {
  const text = textOf(value);
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text) ? text : null;
}
