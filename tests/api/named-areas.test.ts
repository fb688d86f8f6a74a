import { expect, it } from 'vitest';
import { allContracts } from './all-contracts.ts';

const calls = new Set((await allContracts()).map(({ id }) => id));

/** The data areas the specification names without their fields, and the call that answers for each. */
const CALL_OF = {
  connection: 'connection.get',
  contact: 'contact.send',
  'ecosystem page': 'content.ecosystem-page',
  'ESO cohort': 'cohort.list',
  'ESO profile': 'eso.own-list',
  'ESO program': 'cohort.programs',
  ESO: 'eso.list',
  event: 'event.list',
  expertise: 'taxonomy.expertise',
  'filter option': 'taxonomy.filter-options',
  'get-listed': 'listing.request',
  highlight: 'content.highlights',
  industry: 'taxonomy.industries',
  interest: 'taxonomy.interests',
  'investor profile': 'investor.own-list',
  'mentor profile': 'mentor.own-list',
  'my connection': 'connection.list',
  'network page': 'content.network-page',
  network: 'connection.list-too',
  notification: 'notification.list',
  partner: 'content.partners',
  'personal profile': 'person.get-own-profile',
  'resource page': 'resource.pages',
  resource: 'resource.list',
  'saving list': 'save.list',
  'stakeholder type': 'taxonomy.stakeholder-types',
  stakeholder: 'stakeholder.list',
  'startup program': 'program.list-api',
  'startup profile': 'startup.own-list',
  'startup program category': 'program.categories',
  startup: 'startup.public-list',
  'startup page': 'startup.list',
  static: 'content.page',
  user: 'account.current-user',
} as const;

it('every data area the specification names has a call that answers for it (3.048)', () => {
  expect(Object.keys(CALL_OF)).toHaveLength(34);
  for (const [area, id] of Object.entries(CALL_OF)) expect(calls.has(id), `${area}: ${id}`).toBe(true);
});
