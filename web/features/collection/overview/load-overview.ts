import type { RouterContextProvider } from 'react-router';
import { listCollections } from '#shared/contracts/collection.contract.ts';
import { callApi } from '#web/lib/api.ts';

export const loadOverview = (context: Readonly<RouterContextProvider>) => callApi(context, listCollections);
export type OverviewData = Awaited<ReturnType<typeof loadOverview>>;
