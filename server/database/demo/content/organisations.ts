import type { OtherStakeholderSlug } from '#shared/domain/stakeholder-kinds.ts';
import { academicInstitution } from './organisations/academic-institution.ts';
import { coWorkingSpace } from './organisations/co-working-space.ts';
import { communityAndAssociation } from './organisations/community-and-association.ts';
import { corporate } from './organisations/corporate.ts';
import { developmentPartner } from './organisations/development-partner.ts';
import { governmentInstitution } from './organisations/government-institution.ts';
import { incubatorAndAccelerator } from './organisations/incubator-and-accelerator.ts';
import { media } from './organisations/media.ts';
import { serviceProvider } from './organisations/service-provider.ts';
import type { OrganisationContent } from './types.ts';

/** Other stakeholders by type, with what organisations of the type usually offer. */
export const ORGANISATIONS: Readonly<
  Record<OtherStakeholderSlug, { services: readonly string[]; list: readonly OrganisationContent[] }>
> = {
  'academic-institution': { services: ['research', 'training', 'laboratory'], list: academicInstitution },
  'co-working-space': { services: ['workspace', 'community'], list: coWorkingSpace },
  'community-and-association': { services: ['community', 'market-access'], list: communityAndAssociation },
  corporate: { services: ['pilots', 'market-access'], list: corporate },
  'development-partner': { services: ['grants', 'research', 'training'], list: developmentPartner },
  'government-institution': { services: ['registration', 'pilots', 'training'], list: governmentInstitution },
  'incubator-and-accelerator': {
    services: ['incubation', 'acceleration', 'mentoring'],
    list: incubatorAndAccelerator,
  },
  'service-provider': { services: ['bookkeeping', 'legal-help', 'research'], list: serviceProvider },
  media: { services: ['market-access', 'community'], list: media },
};
