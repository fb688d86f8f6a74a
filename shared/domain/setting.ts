import { EMAIL_MAX, SHORT_TEXT_MAX, URL_MAX } from '../constants.ts';
import { SAMPLE_CONTACT } from '../country/chosen/facts.ts';
import { colour } from '../rules/colour.ts';
import { email } from '../rules/email.ts';
import { phone } from '../rules/phone.ts';
import type { Rule } from '../rules/rule.ts';
import { facebookUrl, linkedinUrl, telegramUrl, xUrl, youtubeUrl } from '../rules/social.ts';
import { namesOf } from './names-of.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Longest notice over every page, in grapheme clusters. */
const NOTICE_MAX = 300;

/** Fields and parts of an approved profile that an administrator may let owners change without a decision. */
export const TRUSTABLE_FIELDS = [
  'logo',
  'cover',
  'video_link',
  'areas',
  'products',
  'team_members',
  'funding_rounds',
] as const;
export type TrustableField = (typeof TRUSTABLE_FIELDS)[number];

export const SETTING_GROUPS = ['access', 'brand', 'notice', 'reach', 'social'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

interface Flag {
  group: SettingGroup;
  input: 'flag';
  default: boolean;
}
interface Line {
  group: SettingGroup;
  input: 'line' | 'text';
  default: string;
  max: number;
  rules?: readonly Rule[];
  required?: true;
  /** Language of what is typed; null: none in particular. */
  lang?: 'en' | 'km';
}
interface Choices {
  group: SettingGroup;
  input: 'choices';
  choices: readonly string[];
  default: readonly string[];
}
interface Picture {
  group: SettingGroup;
  input: 'picture';
  /** The id of its file; empty: none. It comes by an upload of its own, never as a text. */
  default: '';
}
export type SettingRule = Flag | Line | Choices | Picture;

const link = (rule: Rule, fallback: string): Line => ({
  group: 'social',
  input: 'line',
  max: URL_MAX,
  rules: [rule],
  default: fallback,
});

/** Everything staff may change about the site without a new release, each described once. */
export const SETTINGS = {
  registration: { group: 'access', input: 'flag', default: true },
  trusted_profile_fields: {
    group: 'access',
    input: 'choices',
    choices: TRUSTABLE_FIELDS,
    default: ['logo', 'cover'],
  },
  /** `#rrggbb`; empty: the orange of the design. */
  accent: { group: 'brand', input: 'line', max: 7, rules: [colour], default: '' },
  /** In place of the built-in mark. */
  logo: { group: 'brand', input: 'picture', default: '' },
  newsletter: { group: 'notice', input: 'flag', default: false },
  notice: { group: 'notice', input: 'text', max: NOTICE_MAX, default: '', lang: 'en' },
  notice_kh: { group: 'notice', input: 'text', max: NOTICE_MAX, default: '', lang: 'km' },
  contact_email: {
    group: 'reach',
    input: 'line',
    max: EMAIL_MAX,
    rules: [email],
    required: true,
    default: 'hello@phum.example',
  },
  privacy_email: {
    group: 'reach',
    input: 'line',
    max: EMAIL_MAX,
    rules: [email],
    required: true,
    default: 'privacy@phum.example',
  },
  contact_phone: { group: 'reach', input: 'line', max: 40, rules: [phone], default: SAMPLE_CONTACT.phone },
  address: {
    group: 'reach',
    input: 'text',
    max: SHORT_TEXT_MAX,
    required: true,
    default: SAMPLE_CONTACT.address,
    lang: 'en',
  },
  address_kh: {
    group: 'reach',
    input: 'text',
    max: SHORT_TEXT_MAX,
    required: true,
    default: SAMPLE_CONTACT.address_kh,
    lang: 'km',
  },
  facebook: link(facebookUrl, 'https://www.facebook.com/phum.example'),
  telegram: link(telegramUrl, 'https://t.me/phum_example'),
  linkedin: link(linkedinUrl, 'https://www.linkedin.com/company/phum-example'),
  youtube: link(youtubeUrl, 'https://www.youtube.com/@phum-example'),
  x: link(xUrl, ''),
} as const satisfies Record<string, SettingRule>;

export type SettingKey = keyof typeof SETTINGS;
export const SETTING_KEYS = namesOf(SETTINGS);
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(SETTINGS, key);

/** The platform's own pages elsewhere, in the order of the footer. */
export const SITE_NETWORKS = ['facebook', 'telegram', 'linkedin', 'youtube', 'x'] as const;

type ValueOf<R> = R extends Flag ? boolean : R extends Choices ? readonly string[] : string;
/** All settings with the values they have. */
export type SettingValues = { readonly [K in SettingKey]: ValueOf<(typeof SETTINGS)[K]> };
export type SettingValue = boolean | string | readonly string[];

export const settingRule = (key: SettingKey): SettingRule => SETTINGS[key];

export const settingsOf = (group: SettingGroup): SettingKey[] =>
  SETTING_KEYS.filter((key) => SETTINGS[key].group === group);

/** What stands in a demonstration where nothing was chosen. */
export const SETTING_DEFAULTS = Object.fromEntries(
  SETTING_KEYS.map((key) => [key, SETTINGS[key].default]),
) as unknown as SettingValues;

/** Whether a value is made up, for demonstrations: an address, a telephone or a page elsewhere that is nobody's. */
export const isMadeUp = (key: SettingKey, value: unknown): boolean =>
  (SETTINGS[key].group === 'reach' || SETTINGS[key].group === 'social') && value === SETTING_DEFAULTS[key];

/** What stands where nothing was chosen on a real site: nothing that is made up. */
const BLANK_DEFAULTS = Object.fromEntries(
  SETTING_KEYS.map((key) => [key, isMadeUp(key, SETTING_DEFAULTS[key]) ? '' : SETTING_DEFAULTS[key]]),
) as unknown as SettingValues;

export const settingDefaults = ({ DEMO }: { DEMO: boolean }): SettingValues =>
  DEMO ? SETTING_DEFAULTS : BLANK_DEFAULTS;

/** Whether a real site still lacks this: how people reach it, which nobody else can know. */
export const isToFillIn = (key: SettingKey, value: SettingValue): boolean =>
  SETTINGS[key].group === 'reach' && value === '';

/** Whether a stored or sent value has the shape of its setting; its words are another matter. */
export function hasShape(key: SettingKey, value: unknown): value is SettingValue {
  const rule = settingRule(key);
  if (rule.input === 'flag') return typeof value === 'boolean';
  if (rule.input === 'choices')
    return Array.isArray(value) && value.every((one) => rule.choices.includes(one as string));
  return typeof value === 'string' && (rule.input !== 'picture' || value === '' || UUID.test(value));
}
