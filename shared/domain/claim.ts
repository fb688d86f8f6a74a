import { CLAIM_OBJECTION_DAYS } from '../constants.ts';
import { parseWebUrl } from '../rules/web-address.ts';
import { PERSON_KINDS, type StakeholderKind } from './stakeholder-kinds.ts';

/** Where a request to look after a page stands; `none`: there is none. */
export const CLAIM_STATES = [
  'requested',
  'need_more_info',
  'approved',
  'rejected',
  'withdrawn',
  'disputed',
] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];
/** How somebody shows that a page is theirs. */
export const CLAIM_PROOFS = ['page_code', 'domain_code', 'website_text', 'document'] as const;
export type ClaimProof = (typeof CLAIM_PROOFS)[number];
/** Those for which six digits are mailed: to the address of the page itself, or to one of its website's domain. */
export const isCodeProof = (proof: string): boolean => proof === 'page_code' || proof === 'domain_code';

export const CLAIM_VERBS = [
  'prove',
  'answer',
  'withdraw',
  'object',
  'agree',
  'dispute',
  'ask',
  'approve',
  'reject',
  'transfer',
  'keep',
  'undo',
] as const;
export type ClaimVerb = (typeof CLAIM_VERBS)[number];

/**
 * `owner`: who looks after the page today. `page`: nobody; the page got an owner meanwhile, or has it no more because a
 * decision was taken back.
 */
export type ClaimParty = 'claimant' | 'owner' | 'desk' | 'page';

/**
 * Until when the owners of a disputed page have time to object; null once one of them has answered, and where
 * there is no dispute. It begins when they are told: once there is something shown. The events are all of the claim, oldest
 * first.
 */
export function objectionEnds(
  events: readonly { verb: string; to_state: string; created_at: Date }[],
  shown_at: Date | null,
): Date | null {
  const opened = events.find(({ to_state }) => to_state === 'disputed');
  if (!opened || !shown_at || events.some(({ verb }) => verb === 'object' || verb === 'agree')) return null;
  return objectionEndsFrom(shown_at > opened.created_at ? shown_at : opened.created_at);
}

/** The same for a dispute that begins at a moment. */
export const objectionEndsFrom = (moment: Date): Date =>
  new Date(moment.getTime() + CLAIM_OBJECTION_DAYS * 86_400_000);

/** Longest text of a claim, in grapheme clusters. */
export const CLAIM_TEXT_MAX = 2_000;
export const CLAIM_RELATION_MAX = 120;
export const CLAIM_CODE_MINUTES = 30;
export const CLAIM_CODE_TRIES = 5;

/** Hosts whose pages and mailboxes belong to many: they prove nothing about one. */
const SHARED_HOSTS = [
  'facebook.com',
  'fb.com',
  'instagram.com',
  'linkedin.com',
  'tiktok.com',
  'youtube.com',
  'youtu.be',
  'x.com',
  'twitter.com',
  't.me',
  'telegram.me',
  'linktr.ee',
  'google.com',
  'notion.site',
  'medium.com',
];
/** Registries that give names below them to everybody. */
const SHARED_ENDINGS = [
  'com.kh',
  'net.kh',
  'org.kh',
  'edu.kh',
  'gov.kh',
  'per.kh',
  'wordpress.com',
  'blogspot.com',
  'github.io',
  'wixsite.com',
];

/** The domain of a website that is its owner's alone; null where it is not, or there is none. */
export function ownDomain(website: string): string | null {
  const host = parseWebUrl(website)
    ?.hostname.toLowerCase()
    .replace(/^www\./, '');
  if (!host || SHARED_ENDINGS.includes(host)) return null;
  return SHARED_HOSTS.some((shared) => host === shared || host.endsWith(`.${shared}`)) ? null : host;
}

/** Whether an address is of a domain: exactly it, or a part of it (`x@mail.domain`), never of what stands above it. */
export function isOfDomain(email: string, domain: string): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return host === domain || host.endsWith(`.${domain}`);
}

/** What a page has by which somebody can show that it is theirs. */
export interface Provable {
  website: string;
  email: string;
}

/** The proofs a page allows: a code to its address, two by a website of its own, and always a document. */
export const proofsFor = ({ website, email }: Provable): readonly ClaimProof[] => [
  ...(email ? (['page_code'] as const) : []),
  ...(ownDomain(website) ? (['domain_code', 'website_text'] as const) : []),
  'document',
];

/** Whether a page is that of a human being: nobody is asked what they are there. */
export const isPersonPage = ({ kind, individual_id }: { kind: string; individual_id: string | null }) =>
  individual_id !== null && PERSON_KINDS.includes(kind as StakeholderKind);

/** Where on a website the text may stand instead of its first page. */
export const CLAIM_FILE = '/phum-verification.txt';

export const CLAIMS_PATH = '/user/profile/claims';
export const claimPath = (id: string) => `${CLAIMS_PATH}/${encodeURIComponent(id)}`;
export const DESK_CLAIMS_PATH = '/desk/claims';
