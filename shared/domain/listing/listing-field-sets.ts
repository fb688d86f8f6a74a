import { NAME_MAX } from '../../constants.ts';
import { email } from '../../rules/email.ts';
import { khmerAmong, khmerName, khmerText, optionalLatinName } from '../../rules/names.ts';
import { phone } from '../../rules/phone.ts';
import { facebookUrl, linkedinUrl, telegramUrl, xUrl, youtubeUrl } from '../../rules/social.ts';
import { videoUrl } from '../../rules/video.ts';
import { webUrl } from '../../rules/web-address.ts';
import { field, inBoth, inEitherScript } from './listing-field.ts';
import { noKhmer, organisationName } from './name-rules.ts';

/** Who sends the request; the code and all answers go to this address. Never shown in public. */
export const contactFields = [
  field('requester_name', 'text', {
    required: true,
    max: NAME_MAX,
    autocomplete: 'name',
    hint: true,
    shown: 'desk',
  }),
  field('requester_email', 'email', {
    required: true,
    rules: [email],
    autocomplete: 'email',
    hint: true,
    shown: 'desk',
  }),
  field('requester_phone', 'phone', {
    required: true,
    rules: [phone],
    autocomplete: 'tel',
    hint: true,
    shown: 'desk',
  }),
  field('requester_role', 'text', {
    max: NAME_MAX,
    autocomplete: 'organization-title',
    hint: true,
    shown: 'desk',
  }),
];

/** The names of an organisation: in Latin letters, and in Khmer ones if it has such a name. */
export const organisationNameFields = [
  field('name', 'text', {
    required: true,
    max: NAME_MAX,
    lang: 'en',
    rules: [organisationName],
    autocomplete: 'organization',
    hint: true,
  }),
  field('name_kh', 'text', { max: NAME_MAX, lang: 'km', rules: [khmerText], hint: true }),
];

/** The names of a person in both scripts, family name first. */
export const personNameFields = [
  field('last_name', 'text', {
    required: true,
    max: NAME_MAX,
    lang: 'en',
    rules: [optionalLatinName],
    autocomplete: 'family-name',
  }),
  field('first_name', 'text', {
    required: true,
    max: NAME_MAX,
    lang: 'en',
    rules: [optionalLatinName],
    autocomplete: 'given-name',
    beside: 'last_name',
  }),
  field('last_name_kh', 'text', { max: NAME_MAX, lang: 'km', rules: [khmerName], hint: true }),
  field('first_name_kh', 'text', {
    max: NAME_MAX,
    lang: 'km',
    rules: [khmerName],
    hint: true,
    beside: 'last_name_kh',
  }),
];

/** What somebody does. */
export const occupationFields = inEitherScript(
  field('role', 'text', {
    required: true,
    max: NAME_MAX,
    lang: 'en',
    rules: [noKhmer],
    autocomplete: 'organization-title',
    hint: true,
  }),
  field('role_kh', 'text', { max: NAME_MAX, lang: 'km', rules: [khmerAmong], beside: 'role' }),
);

/** Where they do it. `texts` names the entry of fields.json. */
export const companyFields = (texts: 'company' | 'company_investor') =>
  inBoth(
    field('company', 'text', {
      max: NAME_MAX,
      lang: 'en',
      rules: [noKhmer],
      texts,
      hint: true,
      autocomplete: 'organization',
    }),
    field('company_kh', 'text', { max: NAME_MAX, lang: 'km', rules: [khmerText], beside: 'company' }),
  );

/** What it is, in both languages. `about` names the entry of fields.json. */
export const aboutFields = (about: 'summary' | 'summary_person') =>
  inBoth(
    field('summary', 'textarea', { required: true, lang: 'en', rules: [noKhmer], texts: about, hint: true }),
    field('summary_kh', 'textarea', { lang: 'km', rules: [khmerText], texts: `${about}_kh`, hint: true }),
  );

export const descriptionFields = inBoth(
  field('description', 'textarea', { max: 5_000, lang: 'en', rules: [noKhmer], hint: true }),
  field('description_kh', 'textarea', { max: 5_000, lang: 'km', rules: [khmerText], hint: true }),
);

/** What a mentor or an investor tells of themselves at length. */
export const bioFields = inBoth(
  field('bio', 'textarea', { max: 5_000, lang: 'en', rules: [noKhmer], hint: true }),
  field('bio_kh', 'textarea', { max: 5_000, lang: 'km', rules: [khmerText], hint: true }),
);

export const logoField = field('logo', 'image', { hint: true });
export const photoField = field('logo', 'image', { texts: 'photo', hint: true });

/** Where an organisation sits: only the province is asked of everybody. */
export const placeFields = [
  field('province_code', 'province', { required: true, autocomplete: 'address-level1' }),
  ...inBoth(
    field('address', 'text', { lang: 'en', rules: [noKhmer], autocomplete: 'address-line1', hint: true }),
    field('address_kh', 'text', { lang: 'km', rules: [khmerText] }),
  ),
];

/** Where the public reaches an organisation; of a person only signed-in members see it. */
export const publicContactFields = (shown: 'public' | 'members') => [
  field('email', 'email', { rules: [email], hint: true, shown }),
  field('country_code', 'calling_code', { autocomplete: 'tel-country-code', shown }),
  field('phone', 'phone', {
    rules: [phone],
    autocomplete: 'tel-national',
    hint: true,
    shown,
    beside: 'country_code',
  }),
];

export const webFields = [
  field('website', 'url', { rules: [webUrl], autocomplete: 'url', hint: true }),
  field('facebook', 'url', { rules: [facebookUrl] }),
  field('linkedin', 'url', { rules: [linkedinUrl] }),
  field('x', 'url', { rules: [xUrl] }),
  field('youtube', 'url', { rules: [youtubeUrl] }),
  field('telegram', 'url', { rules: [telegramUrl] }),
];

export const videoField = field('video_link', 'url', { rules: [videoUrl], hint: true });

/** The last step: nothing new but the word that the answers are true. */
export const declarationField = field('declaration', 'checkbox', { required: true, shown: 'desk' });
