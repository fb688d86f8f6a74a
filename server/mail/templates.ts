import {
  accountChangeEmail,
  accountDeletion,
  accountEmailChanged,
  accountExists,
  accountFactorRemoved,
  accountLifted,
  accountPasskeyAdded,
  accountPasskeyRemoved,
  accountPasswordChanged,
  accountProofCode,
  accountReset,
  accountSessionLocked,
  accountStaffInvited,
  accountSuspended,
  accountVerify,
} from './templates/account.ts';
import { claimCode, claimDecided, claimMatch, claimOwner } from './templates/claim.ts';
import { contactReceived, contactReply } from './templates/contact.ts';
import { correctionAnswered, correctionAsked } from './templates/correction.ts';
import {
  listingApproved,
  listingArchived,
  listingCode,
  listingDraft,
  listingReceived,
  listingRejected,
  listingResubmitted,
  listingReturned,
  suggestionLink,
  suggestionStatus,
} from './templates/listing.ts';
import { newsletterConfirm, newsletterKnown, newsletterWelcome } from './templates/newsletter.ts';
import { digest, notification } from './templates/notification.ts';
import {
  profileApproved,
  profileArchived,
  profileReceived,
  profileRejected,
  profileReturned,
} from './templates/profile.ts';
import { reportDecided } from './templates/report.ts';
import { teamInvite, teamOwnerCode, teamOwnership } from './templates/team.ts';

/** Every mail the site sends, by name. A template is a function of a translator and its own parameters. */
export const templates = {
  'account.verify': accountVerify,
  'account.exists': accountExists,
  'account.reset': accountReset,
  'account.deletion': accountDeletion,
  'account.password_changed': accountPasswordChanged,
  'account.change_email': accountChangeEmail,
  'account.email_changed': accountEmailChanged,
  'account.passkey_added': accountPasskeyAdded,
  'account.passkey_removed': accountPasskeyRemoved,
  'account.factor_removed': accountFactorRemoved,
  'account.staff_invited': accountStaffInvited,
  'account.proof_code': accountProofCode,
  'account.session_locked': accountSessionLocked,
  'account.suspended': accountSuspended,
  'account.lifted': accountLifted,
  'claim.code': claimCode,
  'claim.decided': claimDecided,
  'claim.match': claimMatch,
  'claim.owner': claimOwner,
  'contact.received': contactReceived,
  'report.decided': reportDecided,
  'correction.asked': correctionAsked,
  'correction.answered': correctionAnswered,
  'contact.reply': contactReply,
  'listing.draft': listingDraft,
  'listing.code': listingCode,
  'listing.received': listingReceived,
  'listing.resubmitted': listingResubmitted,
  'listing.returned': listingReturned,
  'listing.approved': listingApproved,
  'listing.rejected': listingRejected,
  'listing.archived': listingArchived,
  'profile.received': profileReceived,
  'profile.returned': profileReturned,
  'profile.approved': profileApproved,
  'profile.rejected': profileRejected,
  'profile.archived': profileArchived,
  'suggestion.link': suggestionLink,
  'suggestion.status': suggestionStatus,
  'team.invite': teamInvite,
  'team.owner_code': teamOwnerCode,
  'team.ownership': teamOwnership,
  'newsletter.confirm': newsletterConfirm,
  'newsletter.known': newsletterKnown,
  'newsletter.welcome': newsletterWelcome,
  notification,
  'notification.digest': digest,
} as const;

export type MailTemplate = keyof typeof templates;
export type MailParams<T extends MailTemplate> = Parameters<(typeof templates)[T]>[1];

/** Mails whose answer the desk reads; each says so at its foot (`answers` of its content). */
export const ANSWERED: ReadonlySet<string> = new Set<MailTemplate>(['contact.received', 'contact.reply']);
