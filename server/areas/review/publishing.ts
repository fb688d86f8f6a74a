import { isSuggestionKind } from '#shared/domain/subject-kinds.ts';
import type { submission } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { archivePage, publishListing, unpublishListing } from './publish-listing.ts';
import { archiveSuggestion, publishSuggestion, unpublishSuggestion } from './publish-suggestion.ts';

type SubmissionRow = typeof submission.$inferSelect;

/** What a decision does to the public side of a submission. */
interface Publishing {
  /** Makes it public; returns the column that names what it became. */
  publish(
    work: Work,
    row: SubmissionRow,
  ): Promise<Partial<Pick<SubmissionRow, 'stakeholder_id' | 'program_id' | 'event_id'>>>;
  /** Takes it off the site and keeps it. */
  archive(work: Work, row: SubmissionRow): Promise<void>;
  /** Takes an approval back as if it had not been; what had been public before goes back to the archive. */
  unpublish(work: Work, row: SubmissionRow, hadBeenPublic: boolean): Promise<void>;
}

const listing: Publishing = {
  publish: async (work, row) => ({ stakeholder_id: await publishListing(work, row) }),
  archive: archivePage,
  unpublish: unpublishListing,
};

const suggestion: Publishing = {
  publish: publishSuggestion,
  archive: archiveSuggestion,
  unpublish: unpublishSuggestion,
};

/** How submissions of a kind come to the public and leave it. */
export const publishingOf = (kind: string): Publishing => (isSuggestionKind(kind) ? suggestion : listing);
