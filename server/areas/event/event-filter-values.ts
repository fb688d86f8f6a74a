import { isProvinceCode } from '#shared/domain/provinces.ts';
import { refuseUnknownValues } from '../../http/filter-values.ts';
import type { CallContext } from '../../http/route.ts';
import type { EventFilter } from './event-conditions.ts';

/** Problem `invalid` at each filter of events with a value that no list has. */
export function refuseUnknownEventFilters(
  context: Pick<CallContext, 'lenient' | 'services'>,
  { category, province }: Pick<EventFilter, 'category' | 'province'>,
): void {
  const categories = context.services.directory.list('event_category');
  refuseUnknownValues(context, [
    ['category', category, (slug) => categories.has(slug)],
    ['province', province, isProvinceCode],
  ]);
}
