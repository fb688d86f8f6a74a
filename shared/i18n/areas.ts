import { withCountryTexts } from '../country/chosen/texts.ts';
import type { CountryTexts } from '../country/country-set.ts';
import type { Language } from './languages.ts';
import { layWording, type Wording } from './lay-wording.ts';

/**
 * The text areas: one JSON file per area and language, `en/<area>.json` and `km/<area>.json`.
 * Adding an area is one line here, the English file giving the keys their types.
 */
export const areas = {
  account: area<typeof import('./en/account.json')>(),
  'api-docs': area<typeof import('./en/api-docs.json')>(),
  audit: area<typeof import('./en/audit.json')>(),
  claim: area<typeof import('./en/claim.json')>(),
  bulk: area<typeof import('./en/bulk.json')>(),
  collection: area<typeof import('./en/collection.json')>(),
  'collection-fields': area<typeof import('./en/collection-fields.json')>(),
  common: area<typeof import('./en/common.json')>(),
  connection: area<typeof import('./en/connection.json')>(),
  contact: area<typeof import('./en/contact.json')>(),
  'contact-desk': area<typeof import('./en/contact-desk.json')>(),
  content: area<typeof import('./en/content.json')>(),
  dashboard: area<typeof import('./en/dashboard.json')>(),
  desk: area<typeof import('./en/desk.json')>(),
  'directory-import': area<typeof import('./en/directory-import.json')>(),
  'directory-desk': area<typeof import('./en/directory-desk.json')>(),
  directory: area<typeof import('./en/directory.json')>(),
  doctor: area<typeof import('./en/doctor.json')>(),
  event: area<typeof import('./en/event.json')>(),
  fields: area<typeof import('./en/fields.json')>(),
  health: area<typeof import('./en/health.json')>(),
  home: area<typeof import('./en/home.json')>(),
  'in-app': area<typeof import('./en/in-app.json')>(),
  inbox: area<typeof import('./en/inbox.json')>(),
  insight: area<typeof import('./en/insight.json')>(),
  line: area<typeof import('./en/line.json')>(),
  correction: area<typeof import('./en/correction.json')>(),
  listing: area<typeof import('./en/listing.json')>(),
  mail: area<typeof import('./en/mail.json')>(),
  merge: area<typeof import('./en/merge.json')>(),
  newsletter: area<typeof import('./en/newsletter.json')>(),
  notification: area<typeof import('./en/notification.json')>(),
  operator: area<typeof import('./en/operator.json')>(),
  'own-profile': area<typeof import('./en/own-profile.json')>(),
  'page-view': area<typeof import('./en/page-view.json')>(),
  problem: area<typeof import('./en/problem.json')>(),
  'open-data': area<typeof import('./en/open-data.json')>(),
  person: area<typeof import('./en/person.json')>(),
  'person-desk': area<typeof import('./en/person-desk.json')>(),
  preview: area<typeof import('./en/preview.json')>(),
  profile: area<typeof import('./en/profile.json')>(),
  'profile-fields': area<typeof import('./en/profile-fields.json')>(),
  program: area<typeof import('./en/program.json')>(),
  publication: area<typeof import('./en/publication.json')>(),
  report: area<typeof import('./en/report.json')>(),
  resource: area<typeof import('./en/resource.json')>(),
  review: area<typeof import('./en/review.json')>(),
  rules: area<typeof import('./en/rules.json')>(),
  save: area<typeof import('./en/save.json')>(),
  search: area<typeof import('./en/search.json')>(),
  setting: area<typeof import('./en/setting.json')>(),
  'share-card': area<typeof import('./en/share-card.json')>(),
  shell: area<typeof import('./en/shell.json') & CountryTexts>(),
  stakeholder: area<typeof import('./en/stakeholder.json')>(),
  suggestion: area<typeof import('./en/suggestion.json')>(),
  team: area<typeof import('./en/team.json')>(),
  wording: area<typeof import('./en/wording.json')>(),
};

export type Area = keyof typeof areas;
export const AREAS = Object.keys(areas) as Area[];

/** Texts of one area as its English file shapes them. */
export type AreaTexts<A extends Area> = NonNullable<(typeof areas)[A]['texts']>;

/** Texts of some areas in one language: what a page sends to the browser. */
export type Texts = { readonly [A in Area]?: AreaTexts<A> };

/** Reads the texts of some areas in one language, each file once per process; with what a desk has changed laid over. */
export async function loadTexts(
  language: Language,
  wanted: readonly Area[] = AREAS,
  wording?: Wording,
): Promise<Texts> {
  const loaded = await Promise.all(
    wanted.map(async (name) => [name, await loadArea(language, name)] as const),
  );
  const texts = Object.fromEntries(loaded) as Texts;
  return wording ? layWording(texts, wording) : texts;
}

async function loadArea(language: Language, name: Area): Promise<unknown> {
  const file: { default: unknown } = await import(`./${language}/${name}.json`, { with: { type: 'json' } });
  return withCountryTexts(language, name, file.default);
}

function area<AreaFile>(): { texts?: AreaFile } {
  return {};
}
