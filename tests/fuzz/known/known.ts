import { listingValues } from '#tests/factories/listing-values.ts';
import { oldStamp } from '#tests/factories/submission.ts';
import type { Known } from '../bad-values.ts';
import { DESK } from './desk.ts';
import { LISTINGS } from './listings.ts';
import { NETWORK } from './network.ts';
import { PROFILES } from './profiles.ts';
import { PROGRAMS } from './programs.ts';
import type { Recipe, Scene } from './recipe.ts';
import { TEAMS } from './teams.ts';

const RECIPES: readonly Recipe[] = [...LISTINGS, ...PROFILES, ...TEAMS, ...NETWORK, ...PROGRAMS, ...DESK];

/** What is there for every call without being made. */
const basics = ({ test, stakeholder }: Scene): Known => ({
  ...listingValues('startup'),
  'path.category': 'startup',
  'path.id': stakeholder,
  'path.text_key': 'shell:product.name',
  'path.slug': 'about',
  'path.tab': 'startup',
  reason: 'It is not a startup.',
  kind: 'startup',
  get bot_stamp() {
    return oldStamp(test);
  },
});

/** What a call with this path needs; what one call breaks does not shield the next. */
export async function knownFor(scene: Scene, path: string): Promise<Known> {
  const known: Record<string, unknown> = {};
  for (const recipe of RECIPES)
    if (recipe.of.test(path)) Object.assign(known, await recipe.make(scene, path));
  return withAll(basics(scene), known);
}

/** Calls that between them need everything there is. */
const PATHS = [
  '/public/api/v1/listing-draft/{secret}/',
  '/public/api/v1/request-get-list/follow/{token}/',
  '/desk-api/v1/submissions/{id}/',
  '/base-api/me/profile/{id}/',
  '/api/v1/eso/{id}/',
  '/base-api/me/teams/{id}/',
  '/base-api/me/team-invites/{id}/',
  '/base-api/me/claims/{id}/',
  '/base-api/me/inbox/{id}/',
  '/base-api/users/{id}/',
  '/desk-api/v1/reports/{id}/',
  '/api/v1/eso-cohort/{id}/',
  '/public/api/v1/event/{id}/',
  '/api/v1/startup-program/{id}/',
  '/desk-api/v1/collections/{collection}/{id}/',
  '/desk-api/v1/contact-messages/{id}/',
];

/** Something of everything, for pages: each parameter of an address may be any of what there is. */
export async function knownForPages(scene: Scene): Promise<Known> {
  const lists: Record<string, unknown[]> = {
    'page.id': [scene.stakeholder],
    'page.kind': ['startup', 'mentor', 'investor', 'eso', 'other'],
    'page.step': ['basic', 'additional', 'investment', 'verify'],
    'page.category': ['startup', 'mentor', 'eso', 'corporate'],
    'page.tab': ['startup', 'stakeholder'],
    'page.resource': ['blog'],
  };
  let cookie: unknown;
  for (const path of PATHS) {
    const made = await knownFor(scene, path);
    cookie ??= made['page.cookie'];
    for (const [key, value] of Object.entries(made)) {
      const name = /^path\.(\w+)$/.exec(key)?.[1];
      if (name) (lists[`page.${PAGE_NAMES[name] ?? name}`] ??= []).push(value);
    }
  }
  return { ...lists, 'page.cookie': cookie };
}

/** Where pages name a parameter otherwise than calls. */
const PAGE_NAMES: Readonly<Record<string, string>> = { person_id: 'userId' };

/** Both; what is worked out when it is asked for stays so. */
const withAll = (one: Known, other: Known): Known =>
  Object.defineProperties(
    { ...other },
    {
      ...Object.getOwnPropertyDescriptors(one),
      ...Object.getOwnPropertyDescriptors(other),
    },
  ) as Known;
