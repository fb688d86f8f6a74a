import { redirect } from 'react-router';
import type { Route } from './+types/resource-files';

/** Without an id the address means all files, with the filters it has. */
export const loader = ({ request }: Route.LoaderArgs) =>
  redirect(`/resource/category/file${new URL(request.url).search}`, 301);
