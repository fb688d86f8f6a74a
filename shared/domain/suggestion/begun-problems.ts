import type { Language } from '../../i18n/languages.ts';
import type { ListingValues } from '../listing/listing-field.ts';
import { shownName } from '../listing/shown-name.ts';
import type { ListingProblems } from '../listing/validate-listing.ts';
import type { SuggestionKind } from '../subject-kinds.ts';

/** What a program or event that is only begun still needs: a title in one language, by which it is found again. */
export function begunProblems(
  kind: SuggestionKind,
  values: ListingValues,
  language: Language,
): ListingProblems {
  const { name, name_kh } = shownName(kind, values);
  return name || name_kh ? {} : { [language === 'km' ? 'title_kh' : 'title']: { key: 'required' } };
}
