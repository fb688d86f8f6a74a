import type { followListing } from '#shared/contracts/listing.contract.ts';
import { allowedVerbs, turnOf } from '#shared/domain/cases/submission.ts';
import { answerBy } from '#shared/domain/listing/answer-by.ts';
import { findField } from '#shared/domain/listing/forms.ts';
import { validateAll } from '#shared/domain/listing/validate-listing.ts';
import type { ReviewStatus } from '#shared/domain/review.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { problemText } from '#shared/rules/rule.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { presentImage } from '../file/file.present.ts';
import { findFile } from '../file/file.queries.ts';
import { THE_OWNER } from '../submission/change-request-state.ts';
import { readKnownTerms } from '../submission/known-terms.ts';
import { presentForOwner } from '../submission/owners-view.present.ts';
import { pageOf } from '../submission/page-of.ts';
import { listEvents, listMessages, type SubmissionRow } from '../submission/submission.queries.ts';
import { fileIdIn } from './draft.present.ts';
import { openFields } from './open-fields.ts';

type Followed = Awaited<ReturnType<Handler<typeof followListing>>>;

const translators = {
  en: translatorFor('en'),
  km: translatorFor('km'),
};

/** A request as the holder of its link sees it. */
export async function presentFollowed(
  { services, language }: Pick<CallContext, 'services' | 'language'>,
  row: SubmissionRow,
): Promise<Followed> {
  const { db } = services.database;
  const kind = row.subject_kind as SubjectKind;
  const status = row.status as ReviewStatus;
  const messages = await listMessages(db, row.id);
  const events = await listEvents(db, row.id);
  const turn = turnOf(status);
  const verbs = allowedVerbs(status, THE_OWNER);
  const t = translators[language];
  const { knows } = await readKnownTerms(db);
  const problems = turn === 'owner' ? validateAll(kind, row.payload, { knows, language }) : {};
  return {
    reference: row.reference,
    kind,
    type_slug: row.type_slug,
    name: row.name,
    name_kh: row.name_kh,
    status,
    turn,
    waiting_since: row.waiting_since.toISOString(),
    answer_by: turn === 'desk' ? answerBy(row.waiting_since) : null,
    round: row.round,
    values: row.payload,
    logo: presentImage(services, await findFile(db, fileIdIn(row.payload.logo))),
    open_fields: openFields(row, messages, Object.keys(problems)),
    problems: Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => {
        const label = findField(kind, field)?.labelKey;
        return [field, problemText(t, problem, label && t(label))];
      }),
    ),
    ...presentForOwner(row, messages, events),
    page: pageOf(row),
    can: {
      edit: turn === 'owner',
      submit: verbs.includes('submit'),
      resubmit: verbs.includes('resubmit'),
      withdraw: verbs.includes('withdraw'),
    },
  };
}
