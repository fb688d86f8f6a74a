import { useRouteLoaderData } from 'react-router';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { countWaiting } from '#shared/contracts/desk.contract.ts';

export type Waiting = ResponseOf<typeof countWaiting>;

/** How much waits in each part of the desk; nothing where that could not be read. */
export const useWaiting = (): Partial<Waiting> =>
  (useRouteLoaderData('routes/desk') as { waiting: Waiting | null } | undefined)?.waiting ?? {};
