import type { z } from 'zod';
import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import type { stakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import type { Shown } from '../../http/freshness.ts';
import { presentDetail, withoutPersonal } from './detail.present.ts';
import type { DirectoryIndex } from './directory/directory-index.ts';
import type { WholeRecord } from './find-whole.ts';
import { namedIn } from './relations.present.ts';

/** How many records stand beside one. */
export const RELATED = 4;

const NOTHING_SAVED: ReadonlySet<string> = new Set();

/** A record as every visitor sees it; `related` are the cards beside it. */
export function presentPublic(
  whole: WholeRecord,
  related: StakeholderCard[],
  directory: DirectoryIndex,
): z.input<typeof stakeholderDetail> {
  return {
    ...withoutPersonal(presentDetail(whole, directory, NOTHING_SAVED)),
    individual_records: whole.sameIndividual,
    is_claimable: !whole.membership.owned,
    claim_state: 'none',
    claim_id: null,
    is_member: false,
    connection: null,
    can: { claim: false, join: false, edit: false },
    related,
  };
}

/**
 * What a record shows, and until when that is true by itself. Whoever makes one of these records tied to it, or no longer,
 * names it as changed (tied-records.ts), so that no name for "any record", "any program" is needed.
 */
export function shownBy(
  { row, relations }: Pick<WholeRecord, 'row' | 'relations'>,
  related: readonly string[],
  now = Date.now(),
): Shown {
  const records = [row.id, ...related, ...namedIn(relations)].map((id) => `stakeholder:${id}`);
  const programs = [
    ...relations.programs.map(({ id }) => id),
    ...relations.cohorts.flatMap((one) => one.program_id ?? []),
  ];
  const moments = relations.programs
    .flatMap(({ opens_at, closes_at }) => [opens_at, closes_at])
    .flatMap((written) => (written === null ? [] : Date.parse(written)))
    .filter((moment) => moment > now);
  return {
    tags: new Set(['taxonomy', ...records, ...programs.map((id) => `program:${id}`)]),
    until: Math.min(Number.POSITIVE_INFINITY, ...moments),
  };
}
