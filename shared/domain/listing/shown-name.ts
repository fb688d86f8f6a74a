import { isSuggestionKind, type SubjectKind } from '../subject-kinds.ts';
import { textOf } from './clean-answers.ts';
import type { ListingValues } from './listing-field.ts';

/**
 * The names a request, and later its page, goes by: the organisation's, the mentor's own, and of an investor the fund
 * they invest through or else their own; of a suggestion its title. Family name first; Khmer may be empty.
 */
export function shownName(kind: SubjectKind, values: ListingValues): { name: string; name_kh: string } {
  const text = (field: string) => textOf(values[field]).trim();
  const join = (...fields: string[]) => fields.map(text).filter(Boolean).join(' ');
  if (isSuggestionKind(kind)) return { name: text('title'), name_kh: text('title_kh') };
  if (kind !== 'mentor' && kind !== 'investor') return { name: text('name'), name_kh: text('name_kh') };
  if (kind === 'investor' && text('company')) return { name: text('company'), name_kh: text('company_kh') };
  return { name: join('last_name', 'first_name'), name_kh: join('last_name_kh', 'first_name_kh') };
}
