import { profilePath } from '#shared/domain/profile/own-profile-paths.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Work } from '../../database/work.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { AboutProfile } from '../../mail/templates/profile.ts';
import type { MailParams } from '../../mail/templates.ts';
import { requesterLanguage } from './mail-about.ts';
import type { SubmissionRow } from './submission.queries.ts';

/** Requests of the owners of a page: its first review, or a set of changes. */
export const OWNER_KINDS: readonly string[] = ['profile', 'change'];

export const isOfOwners = ({ kind }: Pick<SubmissionRow, 'kind'>): boolean => OWNER_KINDS.includes(kind);

/** Where the owners of a page work on it. */
export function ownersPath({
  subject_kind,
  stakeholder_id,
}: Pick<SubmissionRow, 'subject_kind' | 'stakeholder_id'>): string {
  return profilePath(subject_kind as StakeholderKind, stakeholder_id ?? '');
}

/** The same for a letter: by way of the sign-in page, so that it also works for whoever is signed out. */
export function profileUrl({ context }: Work, row: SubmissionRow): string {
  const { publicUrl } = context.services.config;
  return `${publicUrl}/account/sign-in?next=${encodeURIComponent(ownersPath(row))}`;
}

type Letter = 'profile.approved' | 'profile.returned' | 'profile.rejected' | 'profile.archived';

/** A letter about a decision to whoever sent the request; who has no confirmed address reads it on the site alone. */
export async function mailOwners<T extends Letter>(
  work: Work,
  row: SubmissionRow,
  order: { language: 'en' | 'km'; to: string; about_id: string; sendAfter: Date },
  template: T,
  more: Omit<MailParams<T>, keyof AboutProfile | 'url'> & { url?: string },
): Promise<void> {
  if (!order.to) return;
  const params = { ...mailAboutProfile(row), url: profileUrl(work, row), ...more };
  await queueMail(work, { ...order, template, params: params as MailParams<T> });
}

/** What every letter to the owners names. */
export function mailAboutProfile(row: SubmissionRow): AboutProfile {
  return {
    what: row.kind === 'change' ? 'change' : 'profile',
    reference: row.reference,
    requester: row.requester_name,
    name: localName(row, requesterLanguage(row)).text,
  };
}
