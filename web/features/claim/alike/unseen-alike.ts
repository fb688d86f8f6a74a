import type { RouterContextProvider } from 'react-router';
import { type AlikePage, findAlikePages } from '#shared/contracts/matching.contract.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { tryApi } from '#web/lib/api.ts';
import { namesOf } from './names-typed.ts';

/**
 * Public pages with names like these, when one of exactly this name is among them that nobody was asked about. `form` says
 * which were shown: those stop nobody a second time.
 */
export async function unseenAlike(
  context: Readonly<RouterContextProvider>,
  kind: StakeholderKind,
  values: Readonly<ListingValues>,
  form: FormData,
): Promise<readonly AlikePage[]> {
  const names = namesOf(values);
  if (!names.name && !names.name_kh) return [];
  const found = await tryApi(context, findAlikePages, { query: { kind, ...names } });
  const pages = found.ok ? found.value.data : [];
  const seen = form.getAll('seen');
  return pages.some(({ id, same }) => same && !seen.includes(id)) ? pages : [];
}
