import { z } from 'zod';
import { OTHER_STAKEHOLDER_SLUGS, type OtherStakeholderSlug } from '#shared/domain/stakeholder-kinds.ts';
import { readContent } from './read-content.ts';
import { type OrganisationContent, organisation, text } from './shapes.ts';

const types = readContent(
  'organisations',
  z.array(z.strictObject({ type: z.enum(OTHER_STAKEHOLDER_SLUGS), services: z.array(text) })),
);

/** Other stakeholders by type, with what organisations of the type usually offer. */
export const ORGANISATIONS = Object.fromEntries(
  types.map(({ type, services }) => [
    type,
    { services, list: readContent(`organisations/${type}`, z.array(organisation)) },
  ]),
) as Readonly<Record<OtherStakeholderSlug, { services: string[]; list: OrganisationContent[] }>>;
