import type { Language } from '#shared/i18n/languages.ts';
import { calendarDate, parseCalendarDate } from '../../format/calendar.ts';
import type { RuleProblem } from '../../rules/rule.ts';
import { parseTime } from '../../rules/time.ts';
import { textOf } from '../listing/clean-answers.ts';
import type { ListingValues } from '../listing/listing-field.ts';
import type { SuggestionKind } from '../subject-kinds.ts';

type Problems = Record<string, RuleProblem>;

/** Rules of a suggestion that look at more than one field. */
export function acrossSuggestion(kind: SuggestionKind, values: ListingValues, language: Language): Problems {
  return kind === 'program'
    ? programDates(values, new Date())
    : { ...eventTimes(values), ...eventPlace(values, language) };
}

/** What is over is not suggested, and nothing closes before it opens. */
function programDates(values: ListingValues, now: Date): Problems {
  const opens = parseCalendarDate(textOf(values.opens_on));
  const closes = parseCalendarDate(textOf(values.closes_on));
  if (!closes) return {};
  if (closes < calendarDate(now)) return { closes_on: { key: 'closing_date' } };
  return opens && closes < opens ? { closes_on: { key: 'end_date' } } : {};
}

/** Without an end date it ends on the day it begins. */
function eventTimes(values: ListingValues): Problems {
  const start = parseCalendarDate(textOf(values.starts_on));
  const end = parseCalendarDate(textOf(values.ends_on)) ?? start;
  if (!start || !end) return {};
  if (end < start) return { ends_on: { key: 'end_date' } };
  const [from, to] = [parseTime(textOf(values.starts_time)), parseTime(textOf(values.ends_time))];
  return end === start && from && to && to <= from ? { ends_time: { key: 'end_after_start' } } : {};
}

/** Where people go must be said of what they go to: a place, or an address to join or to ask for one. */
function eventPlace(values: ListingValues, language: Language): Problems {
  const place = textOf(values.place);
  if (place === 'online')
    return values.online_url || values.register_url ? {} : { online_url: { key: 'online_address' } };
  if (place !== 'in_person') return {};
  const venue = language === 'km' ? 'venue_kh' : 'venue';
  return {
    ...(values.venue || values.venue_kh ? {} : { [venue]: { key: 'one_language' } as const }),
    ...(values.province_code ? {} : { province_code: { key: 'required' } as const }),
  };
}
