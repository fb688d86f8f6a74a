import { useRouteLoaderData } from 'react-router';
import type { CurrentUser, SignInOptions } from '#shared/contracts/account.contract.ts';
import type { getShell } from '#shared/contracts/content.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { NotificationCounts } from '#shared/contracts/notification.contract.ts';
import type { Language } from '#shared/i18n/languages.ts';

export type ShellContent = ResponseOf<typeof getShell>;

/** The signed-in person as the frame shows them. */
export interface Viewer extends CurrentUser {
  /** What waits for them; a badge shows above 0 only. Absent when that could not be read. */
  counts?: NotificationCounts | undefined;
}

/** What the root loader reads for every page. */
export interface ShellData {
  language: Language;
  viewer: Viewer | null;
  /** The browser brought a session that is over: the sign-in dialog opens. */
  session_ended: boolean;
  /** The ways of signing in that are offered; null when that could not be read. */
  sign_in: SignInOptions | null;
  /** Null when it could not be read: navigation and footer then show their fixed part. */
  content: ShellContent | null;
  /** Origin of the site, without a slash at the end. */
  public_url: string;
  demo: boolean;
  /** This year in the zone of the country. */
  year: string;
}

/** Data of the frame, in every component of every page; null only on the page of an error in the root itself. */
export function useShell(): ShellData | null {
  return useRouteLoaderData('root') ?? null;
}

/** The signed-in person, null for visitors. */
export function useViewer(): Viewer | null {
  return useShell()?.viewer ?? null;
}
