import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-2';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Flag from 'lucide-react/icons/flag';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import Keyboard from 'lucide-react/icons/keyboard';
import ListChecks from 'lucide-react/icons/list-checks';
import Newspaper from 'lucide-react/icons/newspaper';
import PencilLine from 'lucide-react/icons/pencil-line';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import Zap from 'lucide-react/icons/zap';
import type { Found, FoundGroup } from '#shared/contracts/desk.contract.ts';
import { CORRECTIONS_PATH } from '#shared/domain/correction.ts';
import { DIRECTORY_PATH, directoryRecordPath } from '#shared/domain/directory.ts';
import { REPORTS_PATH } from '#shared/domain/report.ts';
import { type DeskAction, deskMay, isDeskRole } from '#shared/domain/roles.ts';
import type { NamesOf } from '#shared/i18n/keys.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { openSearch } from '#web/lib/overlays.ts';
import { DESK_PATH } from '../frame/desk-paths.ts';
import { deskPlaces } from '../frame/desk-places.ts';
import { recordTo } from '../frame/record-to.ts';
import { openKeysHelp } from '../keys/keys-store.ts';

export interface PaletteItem {
  key: string;
  group: 'place' | 'action' | FoundGroup;
  text: string;
  lang?: string | undefined;
  /** A reference or an address by which people know it. */
  about?: string;
  icon: LucideIcon;
  /** Where it leads; or what it does here. */
  to?: string;
  run?: () => void;
}

type Action = NamesOf<'desk:palette.action.', ''>;
type ActionLine = readonly [name: Action, may: DeskAction, icon: LucideIcon, to: string | (() => void)];

const ACTIONS: readonly ActionLine[] = [
  ['new_post', 'edit_content', Plus, `${DESK_PATH}/content/post/new`],
  ['new_event', 'edit_content', Plus, `${DESK_PATH}/content/event/new`],
  ['new_program', 'edit_content', Plus, `${DESK_PATH}/content/program/new`],
  ['planned', 'edit_content', CalendarDays, `${DESK_PATH}/content/planned`],
  ['duplicates', 'decide', Zap, `${DIRECTORY_PATH}/duplicates`],
  ['off_site', 'read_queue', Zap, `${DIRECTORY_PATH}?state=off`],
  ['invite', 'manage_people', Plus, `${DESK_PATH}/people#invite`],
  ['site_search', 'enter', Search, () => openSearch()],
  ['keys', 'enter', Keyboard, openKeysHelp],
];

/** What stands in the palette before anything is typed: the parts one works in, and what one can begin. */
export function ownItems(t: Translator, roles: readonly string[]): PaletteItem[] {
  const own = roles.filter(isDeskRole);
  return [
    ...deskPlaces(roles).map(({ name, path, icon }) => ({
      key: name,
      group: 'place' as const,
      text: t(`desk:bar.${name}`),
      icon,
      to: path,
    })),
    ...ACTIONS.filter(([, may]) => deskMay(own, may)).map(([name, , icon, does]) => ({
      key: name,
      group: 'action' as const,
      text: t(`desk:palette.action.${name}`),
      icon,
      ...(typeof does === 'string' ? { to: does } : { run: does }),
    })),
  ];
}

/** Of these, those whose words begin or go on with all that was typed. */
export function itemsSaying(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
}

const ICONS: Readonly<Record<FoundGroup, LucideIcon>> = {
  record: Building2,
  request: ListChecks,
  claim: KeyRound,
  report: Flag,
  correction: PencilLine,
  message: Inbox,
  content: Newspaper,
  person: UserRound,
};

const PATHS: Readonly<Record<FoundGroup, (found: Found) => string>> = {
  record: ({ id }) => directoryRecordPath(id),
  request: ({ id }) => recordTo({ id }),
  claim: ({ id }) => `${DESK_PATH}/claims/${id}`,
  report: ({ id }) => `${REPORTS_PATH}/${id}`,
  correction: ({ id }) => `${CORRECTIONS_PATH}/${id}`,
  message: ({ id }) => `${DESK_PATH}/contact/${id}`,
  content: ({ id, collection }) => `${DESK_PATH}/content/${collection}/${id}`,
  person: ({ id }) => `${DESK_PATH}/people/${id}`,
};

/** What the server found, as the palette shows it. */
export function foundItem(t: Translator, found: Found): PaletteItem {
  const name = localName(found, t.language);
  return {
    key: `${found.group} ${found.id}`,
    group: found.group,
    text: name.text || found.about,
    lang: name.lang,
    about: name.text ? found.about : '',
    icon: ICONS[found.group],
    to: PATHS[found.group](found),
  };
}
