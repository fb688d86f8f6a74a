import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import type { Queryable } from '../../database/client.ts';
import type { DirectoryIndex } from './directory/directory-index.ts';
import { presentCard } from './stakeholder.present.ts';
import { findCards } from './stakeholder.queries.ts';

const NOTHING_SAVED: ReadonlySet<string> = new Set();

/** Reads the cards of the public ones among some records, in their order, as a visitor sees them. */
export const findPublicCards =
  (db: Queryable, directory: DirectoryIndex) =>
  async (ids: readonly string[]): Promise<StakeholderCard[]> =>
    (await findCards(db, ids)).map((row) => presentCard(row, directory, NOTHING_SAVED));
