import { isStakeholderKind, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import type { KramaCategory } from '#shared/krama/patterns.ts';

/** The family of patterns a kind is drawn in; a suggestion has none of its own. */
export const kramaOf = (kind: SubjectKind): KramaCategory => (isStakeholderKind(kind) ? kind : 'neutral');
