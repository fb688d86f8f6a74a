import { isSuggestionKind, type SubjectKind } from '#shared/domain/subject-kinds.ts';

/** The call behind the link of a submission. */
export const followApiPath = (kind: SubjectKind, token: string): string =>
  `/public/api/v1/${isSuggestionKind(kind) ? 'suggestion' : 'request-get-list'}/follow/${encodeURIComponent(token)}/`;
