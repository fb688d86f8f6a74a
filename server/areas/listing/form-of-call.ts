import type { UploadedFile } from '#shared/contracts/file.contract.ts';
import { cleanValues, textOf, typedValues } from '#shared/domain/listing/clean-answers.ts';
import { findField } from '#shared/domain/listing/forms.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { type ListingProblems, validateAll } from '#shared/domain/listing/validate-listing.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { findFile } from '../file/file.queries.ts';
import { type CleanImage, readImage } from '../file/read-image.ts';
import { readKnownTerms } from '../submission/known-terms.ts';
import type { DraftRow } from '../submission/submission.queries.ts';
import { fileIdIn, ownsFile } from './draft.present.ts';

/** A listing form that came in whole and right. */
export interface SentForm {
  kind: SubjectKind;
  /** Cleaned; without the picture when that was uploaded with it. */
  values: ListingValues;
  upload: { image: CleanImage; name: string } | null;
}

/**
 * Reads a sent form: the draft's values, over them those of the body, a type given in the path, a picture as file or as
 * id of one in the draft. Problem `invalid` with everything that is wrong, by field.
 */
export async function formOfCall(
  { services, language }: Pick<CallContext, 'services' | 'language'>,
  { kind, type_slug }: { kind: SubjectKind; type_slug?: string | undefined },
  body: Readonly<Record<string, unknown>>,
  draft: DraftRow | null,
): Promise<SentForm> {
  const { db } = services.database;
  const { logo, logo_id, ...fields } = body;
  const uploaded = isUpload(logo) ? logo : null;
  const values: ListingValues = {
    ...draft?.payload,
    ...typedValues(kind, fields),
    ...(type_slug ? { type_slug } : {}),
  };
  const pointedAt = textOf(uploaded ? '' : (logo ?? logo_id ?? values.logo));
  values.logo = uploaded ? '' : pointedAt;
  const { knows } = await readKnownTerms(db);
  const problems: ListingProblems = validateAll(kind, values, { knows, language });

  const image = uploaded && (await readImage(uploaded.bytes));
  if (image && 'problem' in image) problems.logo = image.problem;
  if (pointedAt && !problems.logo) {
    const stored = await findFile(db, fileIdIn(pointedAt));
    if (!stored || !draft || !ownsFile(draft, stored.owner_id)) problems.logo = { key: 'upload_failed' };
  }
  if (Object.keys(problems).length > 0) throw invalid(kind, problems);
  const upload = uploaded && image && !('problem' in image) ? { image, name: uploaded.filename } : null;
  return { kind, values: cleanValues(kind, values), upload };
}

/** Problem `invalid` with one text a field, by the names that the form gives them. */
export function invalid(kind: SubjectKind, problems: ListingProblems): Problem {
  const fields = Object.entries(problems).map(([name, problem]) => {
    const label = findField(kind, name)?.labelKey;
    return [name, [label ? { ...problem, label } : problem]];
  });
  return new Problem('invalid', { fields: Object.fromEntries(fields) });
}

function isUpload(value: unknown): value is UploadedFile {
  return typeof value === 'object' && value !== null && 'bytes' in value;
}
