/** What two records may have alike, so that they may be about the same. */
export const DUPLICATE_REASONS = ['name', 'similar_name', 'phone', 'email', 'domain', 'address'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];
