import { refuseUnknownValues } from '../../http/filter-values.ts';
import type { CallContext } from '../../http/route.ts';

/** Problem `invalid` at each filter of the library with a value that no list has. */
export function refuseUnknownResourceFilters(
  context: Pick<CallContext, 'lenient' | 'services'>,
  asked: Readonly<Record<'category' | 'language' | 'year' | 'type', readonly string[]>>,
): void {
  const { directory } = context.services;
  refuseUnknownValues(context, [
    ['category', asked.category, (slug) => directory.list('resource_category').has(slug)],
    ['language', asked.language, (code) => code === 'en' || code === 'km'],
    ['year', asked.year, (year) => /^[12]\d{3}$/.test(year)],
    ['type', asked.type, (end) => /^[a-z0-9]{1,8}$/i.test(end)],
  ]);
}
