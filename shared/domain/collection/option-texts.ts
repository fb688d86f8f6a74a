import type { NamesOf, TextKey } from '#shared/i18n/keys.ts';

/** Options that have a text in collection-fields.json: the entry of their field and their value. */
type OptionText = NamesOf<'collection-fields:options.', ''>;

/** All of them: one that has no text does not compile, nor does a text that is missing here. */
const OPTION_TEXTS: Readonly<Record<OptionText, true>> = {
  'page_kind.blog': true,
  'page_kind.file': true,
  'highlight_kind.stakeholder': true,
  'highlight_kind.program': true,
  'highlight_kind.event': true,
  'highlight_kind.resource': true,
  'highlight_kind.link': true,
  'file_language.en': true,
  'file_language.km': true,
  'file_language.both': true,
  'currency.USD': true,
  'currency.own': true,
  'mark.house': true,
  'mark.sprout': true,
  'time_zone.own': true,
  'time_zone.Asia/Singapore': true,
  'time_zone.Asia/Tokyo': true,
  'time_zone.Australia/Sydney': true,
  'time_zone.Europe/Paris': true,
  'time_zone.Europe/London': true,
  'time_zone.America/New_York': true,
  'time_zone.UTC': true,
};

const isOptionText = (name: string): name is OptionText => Object.hasOwn(OPTION_TEXTS, name);

/** The key of the text of an option; null where it has none, which does not compile in the description of a field. */
export function keyOfOption(of: string, value: string): TextKey | null {
  const name = `${of}.${value}`;
  return isOptionText(name) ? `collection-fields:options.${name}` : null;
}
