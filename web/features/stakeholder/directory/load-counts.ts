import type { RouterContextProvider } from 'react-router';
import { getShell } from '#shared/contracts/content.contract.ts';
import { callApi } from '#web/lib/api.ts';
import type { CategoryCount } from './directory-parts.tsx';

/** How many records each category has, for tabs and cards. */
export async function loadCounts(context: Readonly<RouterContextProvider>): Promise<CategoryCount[]> {
  const { counts, stakeholder_types } = await callApi(context, getShell);
  const { other, ...kinds } = counts;
  return [
    ...Object.entries(kinds).map(([slug, count]) => ({ slug, count })),
    { slug: 'other-stakeholder', count: other },
    ...stakeholder_types.map(({ slug, count }) => ({ slug, count })),
  ];
}
