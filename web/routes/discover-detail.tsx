import { data, redirect } from 'react-router';
import { getStakeholder } from '#shared/contracts/stakeholder.contract.ts';
import { stakeholderPath } from '#shared/domain/addresses.ts';
import { isCategorySlug } from '#shared/domain/stakeholder-kinds.ts';
import { tryApi } from '#web/lib/api.ts';
import type { Route } from './+types/discover-detail';

/** `?category=&id=` leads to the page itself. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const category = searchParams.get('category') ?? '';
  const id = searchParams.get('id') ?? '';
  if (!category && !id) throw redirect('/ecosystem/discover', 301);
  if (!isCategorySlug(category) || !/^[\da-f-]{36}$/i.test(id)) throw data(null, { status: 404 });
  const found = await tryApi(context, getStakeholder, { params: { category, id } });
  // One that is not there has a page that says so, with its status.
  const own =
    found.ok && (found.value.redirect_to ?? (found.value.data && stakeholderPath(found.value.data)));
  throw redirect(own || stakeholderPath({ category, id, tail: '' }), 301);
}

/** Without a component the address would answer in JSON, also to say that there is no such page. */
export default function DiscoverDetail() {
  return null;
}
