import { isProvinceCode } from '#shared/domain/provinces.ts';
import { refuseUnknownValues } from '../../http/filter-values.ts';
import type { CallContext } from '../../http/route.ts';

/** Problem `invalid` at each filter of programs with a value that no list has. */
export function refuseUnknownProgramFilters(
  context: Pick<CallContext, 'lenient' | 'services'>,
  asked: Readonly<Record<'category' | 'stage' | 'sector' | 'province', readonly string[]>>,
): void {
  const { directory } = context.services;
  refuseUnknownValues(context, [
    ['category', asked.category, (slug) => directory.list('program_category').has(slug)],
    ['stage', asked.stage, (slug) => directory.list('stage').has(slug)],
    ['sector', asked.sector, (slug) => directory.list('sector').has(slug)],
    ['province', asked.province, isProvinceCode],
  ]);
}
