import { NAME_MAX, RICH_TEXT_MAX, SHORT_TEXT_MAX, URL_MAX } from '#shared/constants.ts';
import { date, dateNotInFuture } from '#shared/rules/date.ts';
import { khmerName, optionalLatinName } from '#shared/rules/names.ts';
import { phoneShort } from '#shared/rules/phone.ts';
import { firstProblem, type Rule, type RuleProblem } from '#shared/rules/rule.ts';
import { facebookUrl, linkedinUrl, telegramUrl, xUrl, youtubeUrl } from '#shared/rules/social.ts';
import { maxLength } from '#shared/rules/text.ts';
import { webUrlShort } from '#shared/rules/web-address.ts';
import type { BioName, BioValues } from './bio-values.ts';

/** Most letters of the bio in one language. */
export const BIO_MAX = RICH_TEXT_MAX / 10;

const RULES: Partial<Record<BioName, readonly Rule[]>> = {
  last_name: [optionalLatinName, maxLength(NAME_MAX)],
  first_name: [optionalLatinName, maxLength(NAME_MAX)],
  last_name_kh: [khmerName, maxLength(NAME_MAX)],
  first_name_kh: [khmerName, maxLength(NAME_MAX)],
  occupation: [maxLength(SHORT_TEXT_MAX)],
  occupation_kh: [maxLength(SHORT_TEXT_MAX)],
  bio: [maxLength(BIO_MAX)],
  bio_kh: [maxLength(BIO_MAX)],
  date_of_birth: [date, (value) => dateNotInFuture(value)],
  phone: [phoneShort],
  'links.website': [webUrlShort, maxLength(URL_MAX)],
  'links.facebook': [facebookUrl],
  'links.linkedin': [linkedinUrl],
  'links.x': [xUrl],
  'links.youtube': [youtubeUrl],
  'links.telegram': [telegramUrl],
};

/** What the rules say about the form, before anything is sent. */
export function problemsOfBio(values: BioValues): Partial<Record<BioName, RuleProblem>> {
  return Object.fromEntries(
    Object.entries(RULES).flatMap(([name, rules]) => {
      const problem = firstProblem(values[name as BioName], rules);
      return problem ? [[name, problem]] : [];
    }),
  );
}
