import { isSuggestionKind, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { TestApp, TestPerson } from '../setup/test-app.ts';
import { onlyIn } from './one-language.ts';
import { deskCall, listingInReview, submissionRow, versionOf } from './submission.ts';
import { suggestionInReview } from './suggestion.ts';

/** Sends a form with its texts in one language, as somebody who reads the site in it, and has it approved. */
export async function publishOnlyIn(
  test: TestApp,
  reviewer: TestPerson,
  kind: SubjectKind,
  language: Language,
): Promise<string> {
  const values = onlyIn(kind, language);
  const headers = { 'accept-language': language };
  const { id } = isSuggestionKind(kind)
    ? await suggestionInReview(test, kind, values, headers)
    : await listingInReview(test, kind, values, headers);
  const approved = await deskCall(test, reviewer, id, 'approve', { version: await versionOf(test, id) });
  if (approved.statusCode !== 200) throw new Error(`Not approved: ${approved.body}`);
  const { stakeholder_id, program_id, event_id } = (await submissionRow(test, id))!;
  return (stakeholder_id ?? program_id ?? event_id)!;
}
