import { data, redirect } from 'react-router';
import { isCategorySlug } from '#shared/domain/stakeholder-kinds.ts';
import { stakeholderPath } from '#web/lib/stakeholder-link.ts';
import type { Route } from './+types/discover-detail';

/** `?category=&id=` leads to the page itself. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const category = searchParams.get('category') ?? '';
  const id = searchParams.get('id') ?? '';
  if (!category && !id) throw redirect('/ecosystem/discover', 301);
  if (!isCategorySlug(category) || !/^[\da-f-]{36}$/i.test(id)) throw data(null, { status: 404 });
  throw redirect(stakeholderPath({ category, id }), 301);
}

/** Without a component the address would answer in JSON, also to say that there is no such page. */
export default function DiscoverDetail() {
  return null;
}
