import { eq, sql } from 'drizzle-orm';
import { findField } from '#shared/domain/listing/forms.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { hashPassword } from '../../areas/account/password.ts';
import { writePublicationDocuments } from '../../areas/publication/publication-documents.ts';
import { bulkInsertStakeholders } from '../../areas/stakeholder/bulk-insert.ts';
import { flagsOf } from '../../areas/submission/flags.ts';
import { followUrl } from '../../areas/submission/follow-link.ts';
import { mailAbout } from '../../areas/submission/mail-about.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { identity_link } from '../schema/account.ts';
import { case_note } from '../schema/case.ts';
import { claim, claim_event } from '../schema/claim.ts';
import { connection } from '../schema/connection.ts';
import { contact_message, contact_reply } from '../schema/contact.ts';
import { correction } from '../schema/correction.ts';
import { file } from '../schema/file.ts';
import { message, thread, thread_participant } from '../schema/inbox.ts';
import { notification } from '../schema/notification.ts';
import { desk_grant, person } from '../schema/person.ts';
import { event, highlight, partner, program, resource, resource_page } from '../schema/publication.ts';
import { report } from '../schema/report.ts';
import { individual, stakeholder_member } from '../schema/stakeholder.ts';
import { submission, submission_event, submission_message } from '../schema/submission.ts';
import { taxonomy_term } from '../schema/taxonomy.ts';
import type { Work } from '../work.ts';
import type { Account } from './build/build-context.ts';
import type { Demo } from './build/build-demo.ts';
import type { DemoRequest } from './build/build-request.ts';
import { DEMO_IDENTITIES, DEMO_PASSWORD, subjectOf } from './staff.ts';
import { writeBackers } from './write-backers.ts';

/** Writes the demo content in the transaction of `work`. The bytes of its files must be in the store already. */
export async function writeDemo(work: Work, demo: Demo): Promise<void> {
  const { tx } = work;
  await writePeople(work, demo);
  await tx.insert(file).values([...demo.files, ...demo.covers, ...demo.logos].map((one) => one.file));
  if (demo.individuals.length > 0) await tx.insert(individual).values(demo.individuals);
  await bulkInsertStakeholders(tx, demo.records);
  await writePublications(work, demo);
  await tx.insert(partner).values(demo.partners);
  await tx.insert(highlight).values(demo.highlights);
  for (const request of demo.requests) await writeRequest(work, request);
  await tx.insert(contact_message).values(demo.contact.messages);
  await tx.insert(contact_reply).values(demo.contact.replies);
  await tx.insert(case_note).values(demo.contact.notes);
  await tx.insert(notification).values(demo.notifications);
  await tx.insert(stakeholder_member).values(demo.teams.members);
  await tx.insert(claim).values(demo.teams.claims);
  await tx.insert(claim_event).values(demo.teams.events);
  await writeConversations(work, demo);
  await writeBackers(work, new Date());
  work.changes('*');
}

/** Connections between the members with what they wrote, and what they reported. */
async function writeConversations({ tx }: Work, { conversations }: Demo): Promise<void> {
  await tx.insert(connection).values(conversations.connections);
  await tx.insert(thread).values(conversations.threads);
  await tx.insert(thread_participant).values(conversations.participants);
  await tx.insert(message).values(conversations.messages);
  await tx.insert(report).values(conversations.reports);
  await tx.insert(correction).values(conversations.corrections);
}

/** One hash serves all demo accounts: it is the same password, and hashing is slow by design. */
async function writePeople({ tx }: Work, { staff, members, owners }: Demo): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const row = ({ gender: _, ...account }: Account) => ({ ...account, demo: true });
  const verified = { email_verified_at: new Date() };
  await tx
    .insert(person)
    .values([
      ...staff.map(({ role: _, ...account }) => ({ ...row(account), ...verified, password_hash })),
      ...members.map((account) => ({ ...row(account), ...verified, password_hash })),
      ...owners.map((account) => ({ ...row(account), ...verified, password_hash: null })),
    ]);
  await tx.insert(desk_grant).values(staff.map(({ id: person_id, role }) => ({ person_id, role })));
  const accounts = [...staff, ...members];
  await tx.insert(identity_link).values(
    Object.entries(DEMO_IDENTITIES).map(([persona, email]) => ({
      provider: 'camdigikey',
      subject: subjectOf(persona),
      person_id: accounts.find((one) => one.email === email)!.id,
    })),
  );
}

async function writePublications({ tx }: Work, demo: Demo): Promise<void> {
  const terms = await tx.select().from(taxonomy_term);
  const pages = await tx.select().from(resource_page);
  const termId = (kind: string, slug: string) =>
    terms.find((term) => term.kind === kind && term.slug === slug)?.id ?? null;
  const pageId = (slug: string) => pages.find((page) => page.slug === slug)!.id;

  await tx.insert(program).values(
    demo.programs.map(({ category, ...row }) => ({
      ...row,
      category_id: termId('program_category', category),
    })),
  );
  await tx.insert(event).values(
    demo.events.map(({ category, ...row }) => ({
      ...row,
      category_id: termId('event_category', category),
    })),
  );
  await tx.insert(resource).values(
    demo.resources.map(({ category, page, ...row }) => ({
      ...row,
      page_id: pageId(page),
      category_id: termId('resource_category', category),
    })),
  );
  await writePublicationDocuments(tx, 'programs', await tx.select().from(program));
  await writePublicationDocuments(tx, 'events', await tx.select().from(event));
  const inPage = (slug: string) =>
    tx
      .select()
      .from(resource)
      .where(eq(resource.page_id, pageId(slug)));
  await writePublicationDocuments(tx, 'blogs', await inPage('blog'));
  await writePublicationDocuments(tx, 'files', await inPage('file'));
}

/** A request with its history; whoever has to mend one finds the link to it in the mailbox. */
async function writeRequest(work: Work, { row, events, messages, notes }: DemoRequest): Promise<void> {
  const { tx } = work;
  const kind = row.subject_kind as SubjectKind;
  const [written] = await tx
    .insert(submission)
    .values({
      ...row,
      reference: sql`to_char(now() at time zone 'Asia/Phnom_Penh', 'YY') || '-' || nextval('submission_reference')`,
      flags: await flagsOf(tx, { id: row.id, kind, payload: row.payload }),
    })
    .returning();
  await tx.insert(submission_event).values(events);
  if (messages.length > 0) await tx.insert(submission_message).values(messages);
  if (notes.length > 0) await tx.insert(case_note).values(notes);
  if (row.status !== 'returned') return;
  await queueMail(work, {
    template: 'listing.returned',
    language: row.requester_language === 'en' ? 'en' : 'km',
    to: row.requester_email,
    about_id: events.at(-1)!.id!,
    params: {
      ...mailAbout(written!),
      url: await followUrl(work, written!),
      messages: messages.map(({ field = null, body, body_kh }) => ({
        field,
        body,
        body_kh,
        label_key: field === null ? null : findField(kind, field)!.labelKey,
      })),
    },
  });
}
