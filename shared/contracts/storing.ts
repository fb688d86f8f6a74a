import type { Contract } from './contract.ts';

/**
 * Writes from outside that go on when the disk is down to its reserve: signing in, what ends or takes back something,
 * what turns mails off, and what protects a person. All of them together hold a few bytes a person.
 */
export const GO_ON: ReadonlySet<string> = new Set([
  'claim.withdraw',
  'connection.block',
  'listing.open-draft',
  'listing.withdraw',
  'newsletter.answer-link',
  'notification.change-settings',
  'notification.change-subscription',
  'notification.read',
  'notification.read-all',
  'person.request-deletion',
  'profile.archive',
  'profile.discard-changes',
  'profile.withdraw',
  'suggestion.withdraw',
]);
/** Who is new here can wait; who has an account comes in. */
const OF_STRANGERS = 'account.register';

/** What a person has a quota of for each day: files of every call that takes one, what they weigh, and new pages. */
export type OfADay = 'files' | 'kilobytes' | 'pages';
/** Each of these makes a page, or what is one once the desk agrees. */
export const MAKES_PAGE: ReadonlySet<string> = new Set([
  'cohort.create-program',
  'eso.create',
  'investor.create',
  'listing.request',
  'mentor.create',
  'product.create',
  'profile.create-other-stakeholder',
  'startup.create',
]);
export const makesPage = ({ id }: Pick<Contract, 'id'>): boolean => MAKES_PAGE.has(id);

type Told = Pick<Contract, 'id' | 'area' | 'method' | 'access' | 'limit' | 'bodyKind'>;

/**
 * Whether what a call takes in stays, so that it is refused when the disk is down to its reserve: everything that comes
 * from outside but the above. The desk goes on deciding; files need room whoever sends them.
 */
export function storesWhatComes({ id, area, method, access, limit, bodyKind }: Told): boolean {
  if (method === 'GET' || method === 'DELETE') return false;
  if (limit === 'upload' || bodyKind === 'multipart') return true;
  if (access.startsWith('desk:')) return false;
  return area === 'account' ? id === OF_STRANGERS : !GO_ON.has(id);
}
