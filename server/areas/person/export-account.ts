import { asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ZipFile } from 'yazl';
import { proofPath } from '#shared/domain/proof.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Queryable } from '../../database/client.ts';
import { identity_link } from '../../database/schema/account.ts';
import { contact_message, contact_reply } from '../../database/schema/contact.ts';
import { file } from '../../database/schema/file.ts';
import { notification, notification_setting } from '../../database/schema/notification.ts';
import { audit_entry } from '../../database/schema/operations.ts';
import { session } from '../../database/schema/person.ts';
import { saved_item } from '../../database/schema/saved-item.ts';
import { individual } from '../../database/schema/stakeholder.ts';
import { team_member } from '../../database/schema/stakeholder-parts.ts';
import { submission } from '../../database/schema/submission.ts';
import { inTransaction } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { callerOf } from '../../http/caller.ts';
import { sendProblem } from '../../http/send-problem.ts';
import type { Services } from '../../services.ts';
import { getPerson } from '../account/account.queries.ts';
import { findPasskeys } from '../account/passkey/passkey.queries.ts';
import { proofNeeded, provedUntil } from '../account/proof/require-proof.ts';
import { findSubscriptionsOf } from '../newsletter/newsletter.queries.ts';
import { readRelations } from './export-relations.ts';

/** `GET /user/profile/export.zip`: everything the site keeps of the signed-in person, as JSON, with their files. */
export function registerAccountExport(app: FastifyInstance, services: Services): void {
  app.get('/user/profile/export.zip', async (request, reply) => {
    const caller = await callerOf(services, request, (cookie) => void reply.header('set-cookie', cookie));
    try {
      const actor = signedIn(caller);
      await services.limits.spend('read', actor.id);
      if ((await provedUntil(caller)) === null) {
        // Whoever follows the link is led to where they can show who they are.
        if (request.headers['sec-fetch-mode'] === 'navigate')
          return await reply
            .header('cache-control', 'no-store')
            .redirect(proofPath('/user/profile/account#export'), 303);
        throw proofNeeded();
      }
      await services.limits.spend('upload', actor.id);
      const zip = await packAccount(services, actor.id);
      await inTransaction(caller, (work) =>
        recordAudit(work, { action: 'person.export', entity_id: actor.id }),
      );
      return await reply
        .type('application/zip')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="phum-account.zip"')
        .send(zip.outputStream);
    } catch (error) {
      return sendProblem(reply, error, caller.language);
    }
  });
}

/** One archive of all that, with the files. */
export async function packAccount(services: Services, id: string): Promise<ZipFile> {
  const zip = new ZipFile();
  const { files, ...data } = await readAccount(services, id);
  zip.addBuffer(Buffer.from(JSON.stringify({ ...data, files }, null, 2), 'utf8'), 'account.json');
  for (const { id: fileId, key, name } of files) {
    const bytes = await services.files.read(key).catch(() => null);
    if (bytes) zip.addBuffer(Buffer.from(bytes), `files/${fileId}-${name.replace(/[\\/]/g, '_')}`);
  }
  zip.end();
  return zip;
}

/**
 * What is kept of a person, without what only protects them (hashes of passwords and tokens) and, of what others did,
 * without who they are.
 */
export async function readAccount({ database: { db } }: Services, id: string) {
  const { password_hash: _hash, ...who } = await getPerson(db, id);
  const passkeys = await findPasskeys(db, id);
  const sessions = await db.select().from(session).where(eq(session.person_id, id));
  const history = await db
    .select()
    .from(audit_entry)
    .where(or(eq(audit_entry.actor_id, id), eq(audit_entry.entity_id, id)))
    .orderBy(desc(audit_entry.created_at));
  return {
    person: who,
    identities: await db.select().from(identity_link).where(eq(identity_link.person_id, id)),
    sessions: sessions.map(({ token_hash: _token, previous_hash: _previous, ...rest }) => rest),
    passkeys: passkeys.map(({ credential_id: _id, public_key: _key, counter: _counter, ...rest }) => rest),
    notifications: await db.select().from(notification).where(eq(notification.person_id, id)),
    notification_settings: await db
      .select()
      .from(notification_setting)
      .where(eq(notification_setting.person_id, id)),
    ...(await readRelations(db, id)),
    team: await db.select().from(team_member).where(eq(team_member.person_id, id)),
    individuals: await db.select().from(individual).where(eq(individual.person_id, id)),
    saved: await db.select().from(saved_item).where(eq(saved_item.person_id, id)),
    requests: await db.select().from(submission).where(eq(submission.person_id, id)),
    contact_messages: await readContact(db, id),
    newsletter: who.email && who.email_verified_at ? await findSubscriptionsOf(db, who.email) : [],
    history: history.map((entry) =>
      entry.actor_id === id ? entry : { ...entry, actor_id: null, request_id: '', ip_hash: '' },
    ),
    files: await db.select().from(file).where(eq(file.owner_id, id)),
  };
}

/** What they wrote with the contact form while signed in, and the answers they had; notes are the desk's own. */
async function readContact(db: Queryable, id: string) {
  const messages = await db
    .select()
    .from(contact_message)
    .where(eq(contact_message.person_id, id))
    .orderBy(asc(contact_message.created_at));
  const replies = await db
    .select()
    .from(contact_reply)
    .where(
      inArray(
        contact_reply.message_id,
        messages.map((message) => message.id),
      ),
    )
    .orderBy(asc(contact_reply.created_at));
  return messages.map(({ assignee_id: _assignee, ...message }) => ({
    ...message,
    replies: replies
      .filter(({ message_id }) => message_id === message.id)
      .map(({ body, created_at }) => ({ body, created_at })),
  }));
}
