import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { loadProfile } from './load-profile.ts';
import { loadProfiles } from './load-profiles.ts';
import type { Context } from './person-page.ts';

/** The one profile of a kind of which a person has one; the list where there are more, or none. */
export async function loadOnly(url: URL, context: Context, kind: StakeholderKind) {
  const id = url.searchParams.get('id');
  if (id) {
    const one = await loadProfile(url, context, kind, id);
    return one && { one, many: null };
  }
  const many = await loadProfiles(url, context, kind);
  if (!many) return null;
  const [only] = many.list.data;
  const isOnly = many.tab === 'all' && many.list.item_count === 1 && !many.creates;
  const one = only && isOnly ? await loadProfile(url, context, kind, only.id) : null;
  return one ? { one, many: null } : { one: null, many };
}
