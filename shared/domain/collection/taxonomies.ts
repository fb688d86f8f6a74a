import { type Collection, collection, type Named } from './collection.ts';
import { field } from './collection-field.ts';
import * as common from './record-field-sets.ts';
import { slug } from './slug.ts';

/**
 * The master lists: kinds of taxonomy_term. The program counts on the entries of closed ones, in forms, figures and
 * addresses; their names, order and use are still the desk's. Provinces, with their codes and names in both scripts, are
 * the state's: every page has them from shared/domain/provinces.ts, and the desk sees them here.
 */
const LISTS: Readonly<Partial<Record<Named, { closed: boolean; readOnly?: boolean }>>> = {
  industry: { closed: false },
  sector: { closed: false },
  expertise: { closed: false },
  interest: { closed: false },
  stage: { closed: true },
  funding_type: { closed: true },
  position: { closed: false },
  stakeholder_type: { closed: true },
  province: { closed: true, readOnly: true },
  business_model: { closed: false },
  looking_at: { closed: false },
  investor_type: { closed: false },
  service: { closed: false },
  employee_range: { closed: true },
  investment_stage: { closed: true },
  program_category: { closed: false },
  event_category: { closed: false },
  resource_category: { closed: false },
};

/** A collection for each master list. */
export const taxonomies: readonly Collection[] = (
  Object.entries(LISTS) as [Named, { closed: boolean; readOnly?: boolean }][]
).map(([name, { closed, readOnly = false }]) =>
  collection({
    name,
    section: 'lists',
    cacheTag: 'taxonomy',
    action: 'edit_taxonomy',
    publishes: false,
    closed,
    readOnly,
    title: 'name',
    path: null,
    order: 'position',
    searchIn: ['name', 'name_kh', 'slug'],
    groups: {
      text: common.name(),
      facts: [
        slug('term_slug', 'term_slug'),
        common.position(),
        field('active', 'switch', { hint: true, column: 'shown', filter: true }),
      ],
    },
  }),
);
