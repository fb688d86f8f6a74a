import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type { KramaCategory } from '#shared/krama/cloths.ts';

/** The page of a stakeholder. */
export const stakeholderPath = ({ category, id }: Pick<StakeholderCard, 'category' | 'id'>): string =>
  `/ecosystem/discover/category/${category}/${id}`;

export const categoryPath = (category: string): string => `/ecosystem/discover/category/${category}`;

/** The family of cloths a kind is drawn in. */
export const kramaOf = (kind: StakeholderKind): KramaCategory => kind;
