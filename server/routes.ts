import { routes as account } from './areas/account/account.routes.ts';
import type { Route } from './http/route.ts';

/** Every call of the API, area by area. A test compares this list with the contracts. */
export const routes: readonly Route[] = [...account];
