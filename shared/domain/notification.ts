import type { OwnershipEvent } from './ownership.ts';
import type { OrganisationRole } from './roles.ts';

/** Where a person is told something: a line on the site, a mail. */
export const NOTIFICATION_CHANNELS = ['site', 'mail'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export const NOTIFICATION_GROUPS = [
  'connection',
  'team',
  'network',
  'review',
  'reminder',
  'message',
  'account',
] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

interface KindRule {
  group: NotificationGroup;
  /** Whether it is told on the site unless the person chooses otherwise. */
  site: boolean;
  /** The same by mail; `letter`: a letter about it always leaves, so that there is nothing to choose and none to add. */
  mail: boolean | 'letter';
  /** Of the work at the desk: nobody else is told, or asked whether to be. */
  desk?: true;
  /** Asks for an answer, has a date or is a decision: mailed at once, whatever rhythm a person chose. */
  at_once?: true;
}

/** Everything a person may be told. What asks for nothing is mailed in the rhythm they chose. */
export const NOTIFICATION_RULES = {
  connection_request: { group: 'connection', site: true, mail: true, at_once: true },
  connection_accepted: { group: 'connection', site: true, mail: true },
  team_invite: { group: 'team', site: true, mail: true, at_once: true },
  team_request: { group: 'team', site: true, mail: true, at_once: true },
  team_answer: { group: 'team', site: true, mail: true, at_once: true },
  team_joined: { group: 'team', site: true, mail: true },
  team_role: { group: 'team', site: true, mail: true, at_once: true },
  team_removed: { group: 'team', site: true, mail: true, at_once: true },
  ownership_offer: { group: 'team', site: true, mail: 'letter' },
  ownership_answer: { group: 'team', site: true, mail: 'letter' },
  cohort_invite: { group: 'network', site: true, mail: true, at_once: true },
  cohort_answer: { group: 'network', site: true, mail: true },
  round_named: { group: 'network', site: true, mail: true, at_once: true },
  round_answer: { group: 'network', site: true, mail: true },
  review_returned: { group: 'review', site: true, mail: 'letter' },
  review_approved: { group: 'review', site: true, mail: 'letter' },
  review_rejected: { group: 'review', site: true, mail: 'letter' },
  changes_withdrawn: { group: 'review', site: true, mail: true, at_once: true },
  page_corrected: { group: 'review', site: true, mail: true, at_once: true },
  page_off: { group: 'review', site: true, mail: true, at_once: true },
  page_back: { group: 'review', site: true, mail: true, at_once: true },
  claim_decision: { group: 'review', site: true, mail: 'letter' },
  claim_question: { group: 'review', site: true, mail: 'letter' },
  claim_disputed: { group: 'review', site: true, mail: 'letter' },
  program_deadline: { group: 'reminder', site: true, mail: true, at_once: true },
  event_reminder: { group: 'reminder', site: true, mail: true, at_once: true },
  message: { group: 'message', site: true, mail: true, at_once: true },
  session_locked: { group: 'account', site: true, mail: 'letter' },
  review_assigned: { group: 'review', site: true, mail: true, at_once: true, desk: true },
  contact_assigned: { group: 'message', site: true, mail: true, at_once: true, desk: true },
  reading_asked: { group: 'message', site: true, mail: true, at_once: true, desk: true },
  reading_agreed: { group: 'message', site: true, mail: true, at_once: true, desk: true },
} as const satisfies Record<string, KindRule>;

export type NotificationKind = keyof typeof NOTIFICATION_RULES;
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_RULES) as NotificationKind[];

/** What a thing is called, in either script. */
interface Named {
  name: string;
  name_kh?: string;
}
interface WithNote {
  /** What the other person wrote. */
  note?: string;
}
/** The page a notice is about, besides the one that caused it. */
interface WithPage {
  page: string;
  page_kh?: string;
}
interface WithCohort {
  cohort: string;
  cohort_kh?: string;
}

/** What the text of a kind is made of, besides the person who caused it. Dates are ISO 8601. */
export interface NotificationParams {
  connection_request: WithNote & Partial<WithPage> & { purpose?: string; as?: string; as_kh?: string };
  connection_accepted: Record<never, string>;
  team_invite: Named & WithNote & { role: OrganisationRole };
  team_request: Named & WithNote;
  team_answer: Named & { decision: 'admitted' | 'declined' };
  team_joined: Named & { role: OrganisationRole };
  team_role: Named & { role: OrganisationRole };
  team_removed: Named;
  ownership_offer: Named & { decision: OwnershipEvent };
  ownership_answer: Named & { decision: OwnershipEvent };
  cohort_invite: Named & WithPage & WithCohort;
  cohort_answer: Named & WithCohort & { decision: 'confirmed' | 'declined' };
  round_named: Named & WithPage;
  round_answer: Named & WithPage & { decision: 'confirmed' | 'declined' };
  review_returned: Named & { count: string };
  review_approved: Named;
  review_rejected: Named;
  changes_withdrawn: Named & WithNote;
  page_corrected: Named & WithNote;
  page_off: Named & WithNote;
  page_back: Named & WithNote;
  claim_decision: Named & { decision: 'approved' | 'rejected' };
  claim_question: Named;
  claim_disputed: Named;
  program_deadline: Named & { date: string };
  event_reminder: Named & { date: string };
  message: WithNote;
  session_locked: Named;
  review_assigned: Named & WithNote & { reference: string };
  contact_assigned: { reference: string };
  reading_asked: Named & WithNote;
  reading_agreed: Named;
}

export const groupOf = (kind: NotificationKind): NotificationGroup => NOTIFICATION_RULES[kind].group;

/** The kinds of a group, in the order people read about them. */
export const kindsOf = (group: NotificationGroup): NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => groupOf(kind) === group);

/** Whether only those who work at the desk are told it. */
export const isOfDesk = (kind: NotificationKind): boolean =>
  (NOTIFICATION_RULES[kind] as KindRule).desk === true;

/** Whether a person may turn the channel of a kind on and off. */
export function mayChoose(kind: NotificationKind, channel: NotificationChannel): boolean {
  return typeof (NOTIFICATION_RULES[kind] as KindRule)[channel] === 'boolean';
}

/** How mails that ask for nothing come: each at once, together once a day or a week, or not at all. */
export const DIGEST_RHYTHMS = ['now', 'daily', 'weekly', 'never'] as const;
export type DigestRhythm = (typeof DIGEST_RHYTHMS)[number];

/** When a mailed notice leaves: at once, with the next digest, or never. */
export function whenMailed(kind: NotificationKind, rhythm: DigestRhythm): 'now' | 'digest' | 'never' {
  if ((NOTIFICATION_RULES[kind] as KindRule).at_once || rhythm === 'now') return 'now';
  return rhythm === 'never' ? 'never' : 'digest';
}

/** Lines a group of a digest shows; of more it gives the number. */
export const DIGEST_LINES_A_GROUP = 10;
/** Hour of the country at which digests leave. */
export const DIGEST_HOUR = 7;

/** One row of what a person chose. */
export interface NotificationChoice {
  kind: string;
  channel: string;
  enabled: boolean;
}

/** Whether a kind is told by a channel: what the person chose, else the rule. A letter that leaves anyway counts as on. */
export function isTold(
  kind: NotificationKind,
  channel: NotificationChannel,
  chosen: readonly NotificationChoice[],
): boolean {
  const rule: boolean | 'letter' = (NOTIFICATION_RULES[kind] as KindRule)[channel];
  if (typeof rule !== 'boolean') return true;
  return chosen.find((one) => one.kind === kind && one.channel === channel)?.enabled ?? rule;
}

/** A person's own page of notifications, its settings, and the anchor of one notification. */
export const NOTIFICATION_PATH = '/user/profile/notification';
export const NOTIFICATION_SETTINGS_PATH = `${NOTIFICATION_PATH}?view=settings`;
/** Where a mail's link to turn such mails off leads; it works without signing in. */
export const unsubscribePath = (token: string) => `/unsubscribe/${token}`;
export const noticeAnchor = (id: string) => `notice-${id}`;

/**
 * Streams of counts one person may hold open at once on a node: a few windows that can be seen. Browsers open six
 * connections to a site without HTTP/2, so that some are left for the pages.
 */
export const STREAMS_PER_PERSON = 4;
