import { isSuggestionKind } from '#shared/domain/subject-kinds.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { AboutRequest } from '../../mail/templates/listing.ts';
import type { SubmissionRow } from './submission.queries.ts';

/** The language the requester wrote in, and is written to. */
export function requesterLanguage(row: Pick<SubmissionRow, 'requester_language'>): 'en' | 'km' {
  return row.requester_language;
}

/** What every mail about a request names, in the requester's language. */
export function mailAbout(
  row: Pick<
    SubmissionRow,
    'kind' | 'reference' | 'requester_name' | 'requester_language' | 'name' | 'name_kh'
  >,
): AboutRequest {
  return {
    what: isSuggestionKind(row.kind) ? row.kind : 'listing',
    reference: row.reference,
    requester: row.requester_name,
    name: localName(row, requesterLanguage(row)).text,
  };
}
