import type { RouterContextProvider } from 'react-router';
import { listPlanned } from '#shared/contracts/working-copy.contract.ts';
import { callApi } from '#web/lib/api.ts';

export const loadPlanned = (context: Readonly<RouterContextProvider>) => callApi(context, listPlanned);
export type PlannedData = Awaited<ReturnType<typeof loadPlanned>>;
