import { CALLS } from './refuse-method.ts';

const UNREADABLE = '/~unreadable';

/**
 * An address as the router can read it. Chats cut long links in the middle of a Khmer letter; the router would answer those
 * by itself, past every hook: they get an address of their own instead, and with it a page, a line in the log and a limit.
 */
export function readableAddress(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...rest] = url.split('?');
  try {
    decodeURI(path);
    return url;
  } catch {
    const home = CALLS.find((call) => path.startsWith(`${call}/`)) ?? '';
    return [home + UNREADABLE, ...rest].join('?');
  }
}

/** Whether an address is one that could not be read. */
export const isUnreadable = (url: string): boolean => url.split('?')[0]!.endsWith(UNREADABLE);
