import { beforeAll, expect, it } from 'vitest';
import { highlight, partner } from '#server/database/schema/publication.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { anApproved } from '#tests/factories/profile.ts';
import { writeEvent, writeProgram } from '#tests/factories/publication.ts';
import { writeResource } from '#tests/factories/resource.ts';
import { seedMasterLists, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '../setup/test-app.ts';
import { type ForeignClient, foreignClient, formOf } from './foreign-client.ts';

/** A site on which each area has something, so that an answer shows whether it comes from there. */
const test = setUpApp();
let client: ForeignClient;
let founder: TestPerson;
const ids: Record<string, string> = {};
beforeAll(async () => {
  const { services } = test;
  await seedMasterLists(services);
  await services.database.db
    .insert(partner)
    .values({ name: 'Ministry of Villages', name_kh: 'ក្រសួងភូមិ', role: 'coordinator' });
  founder = await test.signIn();
  const reviewer = await test.signIn({ roles: ['reviewer'] });
  for (const kind of ['startup', 'eso', 'mentor', 'investor'] as const)
    ids[kind] = (await anApproved(test, founder, reviewer, kind)).id;
  ids.other = await writeStakeholder(services, { kind: 'other', type_slug: 'media' });
  ids.program = await writeProgram(services, { organiser_id: ids.eso });
  ids.event = await writeEvent(services);
  ids.resource = await writeResource(services);
  await services.database.db
    .insert(highlight)
    .values({ kind: 'link', title: 'A day of villages', url: '/event' });
  client = await foreignClient(test);
  const stranger = await test.signIn();
  const makes = async (who: TestPerson, path: string, body: object) =>
    (await client(who, 'POST', path, body)).body.id;
  ids.cohort = await makes(founder, '/api/v1/eso-cohort/', { stakeholder_id: ids.eso, name: 'Season one' });
  ids.connection = await makes(stranger, '/base-api/me/connections/', { person_id: founder.id });
  await makes(founder, `/base-api/me/connections/${ids.connection}/`, { action: 'accept' });
  await makes(founder, '/base-api/me/save/', { kind: 'event', object_id: ids.event });
  ids.stranger = stranger.id;
  ids.founder = founder.id;
});

/** The data areas the specification names without their fields: what is asked, and what of ours the answer holds. */
const AREAS: [id: string, area: string, path: string, holds: string][] = [
  ['3.048', 'connection', '/base-api/me/connection/?person_id={stranger}', '{connection}'],
  ['7.041', 'ecosystem page', '/public/api/v1/ecosystem_page/', '{startup}'],
  ['7.042', 'ESO cohort', '/api/v1/eso-cohort/', '{cohort}'],
  ['7.073', 'ESO profile', '/api/v1/eso/profile/', '{eso}'],
  ['7.043', 'ESO program', '/api/v1/eso-program/', '{program}'],
  ['7.070', 'ESO', '/api/v1/eso/', '{eso}'],
  ['7.044', 'event', '/public/api/v1/event/', '{event}'],
  ['7.045', 'expertise', '/api/v1/expertise/', 'business-model'],
  ['7.046', 'filter option', '/api/v1/filter-option/', 'investor'],
  ['7.047', 'highlight', '/api/v1/highlights/', 'A day of villages'],
  ['7.048', 'industry', '/api/v1/industry/', 'agriculture'],
  ['7.049', 'interest', '/api/v1/interests/', 'women-founders'],
  ['7.080', 'investor profile', '/api/v1/investor/profile/', '{investor}'],
  ['7.090', 'mentor profile', '/api/v1/mentor/profile/', '{mentor}'],
  ['7.050', 'my connection', '/base-api/me/connections/', '{connection}'],
  ['7.057', 'network page', '/public/api/v1/network-page/', 'category:startup'],
  ['7.040', 'network', '/api/v1/connections/', '{connection}'],
  ['3.048', 'notification', '/base-api/me/notifications/', '{connection}'],
  ['7.051', 'partner', '/public/api/v1/partner/', 'Ministry of Villages'],
  ['7.029', 'personal profile', '/api/v1/rest-auth/user/', '{founder}'],
  ['7.052', 'resource page', '/public/api/v1/resource-category/', 'blog'],
  ['7.053', 'resource', '/public/api/v1/resource/', '{resource}'],
  ['7.054', 'saving list', '/base-api/me/save/', '{event}'],
  ['7.055', 'stakeholder type', '/public/api/v1/other-stakeholder-type/', 'academic-institution'],
  ['7.100', 'stakeholder', '/api/v1/stakeholder/media/', '{other}'],
  ['7.111', 'startup program', '/api/v1/startup-program/', '{program}'],
  ['7.123', 'startup profile', '/api/v1/startup/profile/', '{startup}'],
  ['7.056', 'startup program category', '/public/api/v1/startup-program-category/', 'incubation'],
  ['7.058', 'startup', '/public/api/v1/startup/list/', '{startup}'],
  ['7.120', 'startup page', '/api/v1/startup/', '{startup}'],
  ['3.048', 'static', '/public/api/v1/content-page/about/', 'About Phum'],
  ['3.048', 'user', '/public/', '{founder}'],
];
const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name) => ids[name]!);

it.each(AREAS)('%s: the area "%s" answers with what is in it', async (_id, _area, path, holds) => {
  const { status, body } = await client(founder, 'GET', filled(path));
  expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining(filled(holds))]);
});

it('the areas "contact" and "get-listed" take what is sent to them, and say what is missing (3.048)', async () => {
  const message = { name: 'Dara', email: 'dara@phum.example', category: 'feedback' };
  const description = 'The map has two villages of one name.';
  const sent = await client(null, 'POST', '/api/v1/contact/', { ...message, description });
  expect([sent.status, sent.body.email]).toEqual([201, 'dara@phum.example']);
  const unsaid = await client(null, 'POST', '/api/v1/contact/', message);
  expect([unsaid.status, Object.keys(unsaid.body.errors)]).toEqual([422, ['description']]);
  const path = '/public/api/v1/request-get-list/media/';
  const listed = await client(null, 'POST', path, formOf(listingValues('other')));
  expect([listed.status, listed.body.reference]).toEqual([201, expect.stringMatching(/\S/)]);
  const nameless = await client(null, 'POST', path, formOf({ ...listingValues('other'), name: '' }));
  expect([nameless.status, Object.keys(nameless.body.errors)]).toEqual([422, ['name']]);
});
