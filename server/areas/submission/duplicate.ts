import type { DuplicateReason } from '#shared/domain/duplicate-reasons.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';

/** A page or publication, or another open request, that may be about the same. */
export interface Duplicate {
  what: 'stakeholder' | 'program' | 'event' | 'submission';
  id: string;
  kind: SubjectKind;
  type_slug: string | null;
  name: string;
  name_kh: string;
  reference: string | null;
  reasons: DuplicateReason[];
  path: string;
}

/** How many are looked at more closely, of those that the database finds. */
export const MOST_CANDIDATES = 40;
