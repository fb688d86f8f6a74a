/** What a person can keep for later: the table a saved thing is in. */
export const SAVED_KINDS = ['stakeholder', 'program', 'event', 'resource'] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

/** The tabs of the saved list, in their order. */
export const SAVED_GROUPS = [
  'program',
  'event',
  'startup',
  'mentor',
  'investor',
  'eso',
  'stakeholder',
  'blog',
  'file',
] as const;
export type SavedGroup = (typeof SAVED_GROUPS)[number];

export const SAVED_ORDERS = ['newest', 'oldest', 'name'] as const;
export type SavedOrder = (typeof SAVED_ORDERS)[number];

/** So many things a person may keep; more is a robot's list. */
export const SAVED_MAX = 1000;
/** A deadline or an event this near stands above the list. */
export const SOON_DAYS = 14;

export const SAVED_PATH = '/user/profile/save_list';
/** The saved events that are to come, as one calendar file. */
export const SAVED_EVENTS_PATH = '/user/profile/saved-events.ics';

/** Where the calendar programs of a person read what they saved: `key` is the secret that lets them. */
export const ownCalendarPath = (key: string): string => `/calendar/${key}.ics`;

const OWN_TABS: readonly string[] = ['startup', 'mentor', 'investor', 'eso'];

/** The tab of a saved thing; `sort` is the kind of a stakeholder, or the kind of the section a resource is in. */
export function savedGroup(kind: SavedKind, sort: string | null): SavedGroup {
  if (kind === 'stakeholder') return sort && OWN_TABS.includes(sort) ? (sort as SavedGroup) : 'stakeholder';
  if (kind === 'resource') return sort === 'file' ? 'file' : 'blog';
  return kind;
}

export interface SavedKey {
  kind: SavedKind;
  object_id: string;
}

/** `program.0191…`: how a button names what it saves. */
export const savedKey = ({ kind, object_id }: SavedKey): string => `${kind}.${object_id}`;

/** The other way round; null when a text names nothing that can be saved. */
export function parseSavedKey(text: string): SavedKey | null {
  const [kind, object_id, more] = text.split('.');
  if (!SAVED_KINDS.includes(kind as SavedKind) || !object_id || more !== undefined) return null;
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(object_id)
    ? { kind: kind as SavedKind, object_id }
    : null;
}
