import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-2';
import ChartColumn from 'lucide-react/icons/chart-column';
import Flag from 'lucide-react/icons/flag';
import Gauge from 'lucide-react/icons/gauge';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import Languages from 'lucide-react/icons/languages';
import ListChecks from 'lucide-react/icons/list-checks';
import MailCheck from 'lucide-react/icons/mail-check';
import Merge from 'lucide-react/icons/merge';
import Newspaper from 'lucide-react/icons/newspaper';
import PencilLine from 'lucide-react/icons/pencil-line';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import { CORRECTIONS_PATH } from '#shared/domain/correction.ts';
import { DIRECTORY_PATH } from '#shared/domain/directory.ts';
import { NEWSLETTER_DESK_PATH } from '#shared/domain/newsletter.ts';
import { REPORTS_PATH } from '#shared/domain/report.ts';
import { type DeskAction, type DeskRole, deskMay, isDeskRole } from '#shared/domain/roles.ts';
import { WORDING_PATH } from '#shared/domain/wording.ts';
import { DESK_PATH } from './desk-paths.ts';

/** The parts of the desk as its bar and its menu name them. */
export interface DeskPlace {
  name:
    | 'queue'
    | 'directory'
    | 'claims'
    | 'reports'
    | 'corrections'
    | 'content'
    | 'contact'
    | 'newsletter'
    | 'page-views'
    | 'dashboard'
    | 'health'
    | 'merge'
    | 'people'
    | 'settings'
    | 'texts'
    | 'audit';
  path: string;
  icon: LucideIcon;
  action: DeskAction;
  /** Stands in the menu alone: the bar has room for what is done every day. */
  inMenu?: true;
}

const PLACES: readonly DeskPlace[] = [
  { name: 'queue', path: DESK_PATH, icon: ListChecks, action: 'read_queue' },
  { name: 'directory', path: DIRECTORY_PATH, icon: Building2, action: 'read_queue' },
  { name: 'claims', path: `${DESK_PATH}/claims`, icon: KeyRound, action: 'read_queue' },
  { name: 'reports', path: REPORTS_PATH, icon: Flag, action: 'decide' },
  { name: 'content', path: `${DESK_PATH}/content`, icon: Newspaper, action: 'read_content' },
  { name: 'contact', path: `${DESK_PATH}/contact`, icon: Inbox, action: 'answer_contact' },
  { name: 'corrections', path: CORRECTIONS_PATH, icon: PencilLine, action: 'decide', inMenu: true },
  { name: 'newsletter', path: NEWSLETTER_DESK_PATH, icon: MailCheck, action: 'edit_content', inMenu: true },
  { name: 'dashboard', path: `${DESK_PATH}/dashboard`, icon: Gauge, action: 'read_queue', inMenu: true },
  {
    name: 'page-views',
    path: `${DESK_PATH}/page-views`,
    icon: ChartColumn,
    action: 'read_insights',
    inMenu: true,
  },
  { name: 'merge', path: `${DESK_PATH}/merge`, icon: Merge, action: 'decide', inMenu: true },
  { name: 'people', path: `${DESK_PATH}/people`, icon: Users, action: 'manage_people', inMenu: true },
  {
    name: 'settings',
    path: `${DESK_PATH}/settings`,
    icon: Settings,
    action: 'manage_settings',
    inMenu: true,
  },
  { name: 'texts', path: WORDING_PATH, icon: Languages, action: 'translate', inMenu: true },
  { name: 'health', path: `${DESK_PATH}/health`, icon: HeartPulse, action: 'manage_settings', inMenu: true },
  { name: 'audit', path: `${DESK_PATH}/audit`, icon: ScrollText, action: 'read_audit', inMenu: true },
];

/** The parts somebody with these roles can go to. */
export function deskPlaces(roles: readonly string[]): readonly DeskPlace[] {
  const own = roles.filter((role): role is DeskRole => isDeskRole(role));
  return PLACES.filter(({ action }) => deskMay(own, action));
}

/** So many parts stand in the bar whatever they are: only whoever has more has some of them behind "More". */
const ALL_IN_BAR = 7;

/** The parts as the bar shows them, and those behind "More". */
export function placesOfBar(roles: readonly string[]): {
  bar: readonly DeskPlace[];
  more: readonly DeskPlace[];
} {
  const all = deskPlaces(roles);
  if (all.length <= ALL_IN_BAR) return { bar: all, more: [] };
  return { bar: all.filter(({ inMenu }) => !inMenu), more: all.filter(({ inMenu }) => inMenu) };
}

/** What a route says of the part its page belongs to, where its own address does not. */
export interface OfPart {
  /** The path of the part, by what the page shows. */
  partOf(loaderData: unknown): string;
}

/** Whether a page belongs to a part: exactly it (`page`), or something in it (`true`). */
export function placeState({ path }: DeskPlace, pathname: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  return pathname.startsWith(path === DESK_PATH ? `${path}/review/` : `${path}/`) ? 'true' : undefined;
}
