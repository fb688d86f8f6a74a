import { isSuggestionKind } from '#shared/domain/subject-kinds.ts';
import { heldUntil } from '../../cases/hold.ts';
import type { submission } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import {
  applyChanges,
  hideProfile,
  showProfile,
  takeBackChanges,
  takeBackProfile,
} from '../profile/publish-profile.ts';
import { takeBackNamed, tellNamed } from '../profile/tell-named.ts';
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

const profile: Publishing = {
  publish: async (work, row) => {
    await showProfile(work, row);
    await tellInvestors(work, row);
    return {};
  },
  archive: hideProfile,
  unpublish: async (work, row) => {
    if (row.stakeholder_id) await takeBackNamed(work, row.stakeholder_id);
    await takeBackProfile(work, row);
  },
};

const change: Publishing = {
  publish: async (work, row) => {
    await applyChanges(work, row);
    await tellInvestors(work, row);
    return {};
  },
  // The table of statuses has it, the desk does not: a page is archived by the request that made it.
  archive: async () => {
    throw new Problem('conflict');
  },
  unpublish: async (work, row) => {
    if (row.stakeholder_id) await takeBackNamed(work, row.stakeholder_id);
    await takeBackChanges(work, row);
  },
};

/** Investors that the page names read of it when the decision can no longer be undone. */
async function tellInvestors(work: Work, row: SubmissionRow): Promise<void> {
  if (row.stakeholder_id) await tellNamed(work, row.stakeholder_id, heldUntil(work.context));
}

const OF_OWNERS: Readonly<Record<string, Publishing>> = { profile, change };

/** How submissions of a kind come to the public and leave it. */
export const publishingOf = (kind: string): Publishing =>
  OF_OWNERS[kind] ?? (isSuggestionKind(kind) ? suggestion : listing);
