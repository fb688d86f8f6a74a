import type { RouterContextProvider } from 'react-router';
import { pageApi } from '#web/lib/api.ts';

export type Context = Readonly<RouterContextProvider>;

/** Whether somebody is signed in; without, the page says so and keeps what was typed. */
export const isPerson = (context: Context): boolean => pageApi(context).caller.actor.kind === 'person';
