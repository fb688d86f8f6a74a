import { z } from 'zod';
import { NAME_MAX, RICH_TEXT_MAX, SHORT_TEXT_MAX, SUMMARY_MAX, URL_MAX } from '../constants.ts';
import { findSpokenLanguage } from '../domain/languages-list.ts';
import {
  GENDERS,
  PERSON_LINKS,
  type PersonLink,
  VISIBILITIES,
  VISIBLE_FIELD_NAMES,
  VISIBLE_FIELDS,
  type Visibility,
  type VisibleField,
} from '../domain/person.ts';
import { STAKEHOLDER_KINDS } from '../domain/stakeholder-kinds.ts';
import { parseCalendarDate } from '../format/calendar.ts';
import { username } from '../rules/account.ts';
import { date, dateNotInFuture } from '../rules/date.ts';
import { khmerName, latinName } from '../rules/names.ts';
import { phoneShort, toE164 } from '../rules/phone.ts';
import type { Rule } from '../rules/rule.ts';
import { facebookUrl, linkedinUrl, telegramAddress, telegramUrl, xUrl, youtubeUrl } from '../rules/social.ts';
import { normaliseWebUrl, webUrlShort } from '../rules/web-address.ts';
import { currentUser } from './account.contract.ts';
import { defineContract } from './contract.ts';
import { describedAs } from './described.ts';
import { storedImage, upload } from './file.contract.ts';
import { uuid } from './list.ts';
import { personNames } from './person-names.ts';
import { addProblem, ruleText } from './rule-schema.ts';

const LINK_RULES: Record<PersonLink, Rule> = {
  website: webUrlShort,
  facebook: facebookUrl,
  linkedin: linkedinUrl,
  x: xUrl,
  youtube: youtubeUrl,
  telegram: telegramUrl,
};
const MOST_LANGUAGES = 20;

/** The address of a page of theirs, with its scheme. */
const link = (name: PersonLink) =>
  ruleText({ required: false, max: URL_MAX, rules: [LINK_RULES[name]] }).transform(
    (value) => (name === 'telegram' ? telegramAddress(value) : null) ?? normaliseWebUrl(value) ?? value,
  );
const links = z.object(
  Object.fromEntries(PERSON_LINKS.map((name) => [name, link(name)])) as Record<
    PersonLink,
    ReturnType<typeof link>
  >,
);
/** Who sees a field; each field offers its own choices. */
const visibility = z
  .partialRecord(z.enum(VISIBLE_FIELD_NAMES), z.enum(VISIBILITIES))
  .superRefine((chosen, ctx) => {
    for (const [field, value] of Object.entries(chosen) as [VisibleField, Visibility][]) {
      const choices: readonly Visibility[] = VISIBLE_FIELDS[field].choices;
      if (!choices.includes(value)) addProblem(ctx, { key: 'select' }, [field]);
    }
  });

/** The whole of what a person keeps of themselves, for their own eyes. */
export const ownProfile = currentUser.extend({
  /** Empty until they choose one. */
  username: z.string(),
  email_verified: z.boolean(),
  /** The address that takes its place when the link sent to it is opened; null when none is asked for. */
  pending_email: z.string().nullable(),
  bio: z.string(),
  bio_kh: z.string(),
  occupation: z.string(),
  occupation_kh: z.string(),
  date_of_birth: z.string().nullable(),
  gender: z.enum(GENDERS),
  phone: z.string(),
  languages: z.array(z.string()),
  links: z.record(z.string(), z.string()),
  visibility: z.record(z.string(), z.enum(VISIBILITIES)),
  picture: storedImage.nullable(),
  has_password: z.boolean(),
  /** When the account goes, after a request to have it deleted. */
  delete_after: z.string().nullable(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

/** Changes to it; what is not sent stays as it is. */
const changes = z.object({
  /** Stands in for the e-mail address on signing in, whatever its letter case; empty for none. */
  username: ruleText({ required: false, max: SHORT_TEXT_MAX, rules: [username] }).optional(),
  first_name: ruleText({ max: NAME_MAX, rules: [latinName] }).optional(),
  last_name: ruleText({ max: NAME_MAX, rules: [latinName] }).optional(),
  first_name_kh: ruleText({ required: false, max: NAME_MAX, rules: [khmerName] }).optional(),
  last_name_kh: ruleText({ required: false, max: NAME_MAX, rules: [khmerName] }).optional(),
  bio: ruleText({ required: false, max: RICH_TEXT_MAX / 10 }).optional(),
  bio_kh: ruleText({ required: false, max: RICH_TEXT_MAX / 10 }).optional(),
  occupation: ruleText({ required: false, max: SHORT_TEXT_MAX }).optional(),
  occupation_kh: ruleText({ required: false, max: SHORT_TEXT_MAX }).optional(),
  date_of_birth: z
    .string()
    .max(40)
    .superRefine((value, ctx) => {
      const problem = value === '' ? null : (date(value) ?? dateNotInFuture(value));
      if (problem) addProblem(ctx, problem);
    })
    .transform((value) => parseCalendarDate(value))
    .nullable()
    .optional(),
  gender: z.enum(GENDERS).optional(),
  phone: ruleText({ required: false, max: SUMMARY_MAX, rules: [phoneShort] })
    .transform((value) => (value === '' ? '' : (toE164(value) ?? value)))
    .optional(),
  languages: z
    .array(
      z
        .string()
        .max(10)
        .refine((code) => findSpokenLanguage(code) !== null, { params: { key: 'select' } }),
    )
    .max(MOST_LANGUAGES)
    .transform((codes) => [...new Set(codes)])
    .optional(),
  links: links.partial().optional(),
  visibility: visibility.optional(),
  language: z.enum(['en', 'km']).optional(),
});
export type ProfileChanges = z.output<typeof changes>;

/** What is answered and not changed here; whoever sends the whole back sends it too, as it was. */
export const ONLY_READ = Object.keys(ownProfile.shape).filter((name) => !(name in changes.shape));
const onlyRead = describedAs(z.unknown(), { readOnly: true }).optional();
const wholeOrPart = changes.extend(Object.fromEntries(ONLY_READ.map((name) => [name, onlyRead])));

const own = { access: 'member', response: ownProfile } as const;

export const getOwnProfile = defineContract({
  ...own,
  id: 'person.get-own-profile',
  summary: 'The signed-in person with everything they keep of themselves',
  method: 'GET',
  path: '/api/v1/rest-auth/user/',
});
export const changeOwnProfile = defineContract({
  ...own,
  id: 'person.change-own-profile',
  summary: 'Changes what the signed-in person keeps of themselves',
  method: 'PATCH',
  path: '/api/v1/rest-auth/user/',
  body: wholeOrPart,
});
export const getOwnProfileToo = defineContract({
  ...own,
  id: 'person.get-own-profile-too',
  summary: 'The same by its other path',
  method: 'GET',
  path: '/user-api/',
});
export const changeOwnProfileToo = defineContract({
  ...own,
  id: 'person.change-own-profile-too',
  summary: 'The same by its other path',
  method: 'PATCH',
  path: '/user-api/',
  body: wholeOrPart,
});

export const setPhoto = defineContract({
  ...own,
  id: 'person.set-photo',
  summary: 'Sets the photo of the signed-in person',
  method: 'POST',
  path: '/base-api/me/photo/',
  limit: 'upload',
  bodyKind: 'multipart',
  body: z.object({ photo: upload }),
});
export const removePhoto = defineContract({
  ...own,
  id: 'person.remove-photo',
  summary: 'Removes the photo of the signed-in person',
  method: 'DELETE',
  path: '/base-api/me/photo/',
});

/** A person as others may see them; hidden fields are empty. */
export const publicPerson = z.object({
  id: uuid,
  uuid,
  ...personNames,
  photo: z.string(),
  occupation: z.string(),
  occupation_kh: z.string(),
  bio: z.string(),
  bio_kh: z.string(),
  languages: z.array(z.string()),
  links: z.record(z.string(), z.string()),
  gender: z.enum(GENDERS),
  email: z.string(),
  phone: z.string(),
  date_of_birth: z.string().nullable(),
  /** What they are by their pages: "Mentor · retail, export". */
  what: z.string(),
  what_kh: z.string(),
  /** Public pages of teams to which the caller belongs too. */
  same_teams: z.array(z.object({ id: uuid, name: z.string(), name_kh: z.string(), url: z.string() })),
  /** Public pages on which they have a role. */
  roles: z.array(
    z.object({
      id: uuid,
      kind: z.enum(STAKEHOLDER_KINDS),
      /** The page is about this very person: a mentor, an investor. */
      is_own: z.boolean(),
      summary: z.string(),
      summary_kh: z.string(),
      name: z.string(),
      name_kh: z.string(),
      role: z.string(),
      /** What they do there, as the page says. */
      title: z.string(),
      title_kh: z.string(),
      url: z.string(),
    }),
  ),
  can: z.object({ edit: z.boolean() }),
});
export type PublicPerson = z.infer<typeof publicPerson>;

export const getPerson = defineContract({
  id: 'person.get',
  summary: 'A person as the caller may see them',
  method: 'GET',
  path: '/base-api/users/{id}/',
  access: 'public',
  params: z.object({ id: uuid }),
  response: publicPerson,
});

const deletion = z.object({ delete_after: z.string().nullable() });

/** What has to be settled before the account can be deleted. */
const deletionObstacles = z.object({
  /** Works at the desk; an administrator takes the role away first. */
  staff: z.boolean(),
  /** Pages that would be left without an owner. */
  pages: z.array(
    z.object({ id: uuid, name: z.string(), name_kh: z.string(), kind: z.enum(STAKEHOLDER_KINDS) }),
  ),
});
export type DeletionObstacles = z.infer<typeof deletionObstacles>;

export const getDeletionObstacles = defineContract({
  id: 'person.get-deletion-obstacles',
  summary:
    'What stands in the way of having the account deleted: a desk role, pages of which one is the only owner',
  method: 'GET',
  path: '/base-api/me/deletion/',
  access: 'member',
  response: deletionObstacles,
});
export const requestDeletion = defineContract({
  id: 'person.request-deletion',
  summary:
    'Asks to have the account deleted; it goes after a grace, in which signing in withdraws the request',
  method: 'POST',
  path: '/base-api/me/deletion/',
  access: 'member',
  limit: 'auth',
  needsProof: 'password',
  body: z.object({
    /** Asked of people who have one, so that an open browser is not enough. */
    password: z.string().max(1_000).optional(),
  }),
  response: deletion,
});
export const takeBackDeletion = defineContract({
  id: 'person.take-back-deletion',
  summary: 'Keeps the account after all',
  method: 'DELETE',
  path: '/base-api/me/deletion/',
  access: 'member',
  response: deletion,
});
