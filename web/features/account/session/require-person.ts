import { type RouterContextProvider, redirect } from 'react-router';
import { pageApi } from '#web/lib/api.ts';

export interface SignedInPerson {
  id: string;
  desk_roles: string[];
}

/**
 * For loaders and actions of pages that belong to a person (2.074, 6.003): the person, or the way home for visitors. An
 * access token that ran out was renewed before the loader runs.
 *
 *     export function loader({ context }: Route.LoaderArgs) {
 *       const { id } = requirePerson(context);
 */
export function requirePerson(context: Readonly<RouterContextProvider>): SignedInPerson {
  const { actor } = pageApi(context).caller;
  if (actor.kind !== 'person') throw redirect('/');
  return { id: actor.id, desk_roles: actor.desk_roles };
}
