import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { attachmentPath } from '#shared/domain/inbox.ts';
import { file } from '../../database/schema/file.ts';
import { message, message_attachment } from '../../database/schema/inbox.ts';
import { signedIn } from '../../http/actor.ts';
import { callerOf } from '../../http/caller.ts';
import { Problem } from '../../http/problem.ts';
import { sendFile } from '../../http/send-file.ts';
import { sendProblem } from '../../http/send-problem.ts';
import type { Services } from '../../services.ts';
import { ATTACHMENT_PURPOSE } from './attachments.ts';
import { readThread } from './read-thread.ts';

interface AttachmentCall {
  Params: { thread: string; file: string };
}

/**
 * A file of a message, for those who read its thread now, and for whoever uploaded it before it is sent. No address of
 * it works without their session.
 */
export function registerAttachments(app: FastifyInstance, services: Services): void {
  app.get<AttachmentCall>(attachmentPath(':thread', ':file'), async (request, reply) => {
    const caller = await callerOf(services, request, (cookie) => void reply.header('set-cookie', cookie));
    try {
      const me = signedIn(caller);
      await services.limits.spend('read', me.id);
      const ids = z.object({ thread: z.uuid(), file: z.uuid() }).safeParse(request.params);
      if (!ids.success) throw new Problem('not_found');
      const row = await findAttachment(services, me.id, ids.data.thread, ids.data.file);
      const inline = /^image\/(?:jpeg|png)$/.test(row.media_type);
      reply
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header(
          'content-disposition',
          `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(row.name).replace(/['()*]/g, escaped)}`,
        );
      const read = () =>
        services.files.read(row.key).catch(() => {
          throw new Problem('not_found');
        });
      return await sendFile(request, reply, {
        etag: `"${row.sha256.slice(0, 32)}"`,
        type: row.media_type,
        read,
      });
    } catch (error) {
      return sendProblem(reply, error, caller.language);
    }
  });
}

async function findAttachment(services: Services, me: string, threadId: string, fileId: string) {
  const { db } = services.database;
  await readThread(db, me, threadId);
  const [sent] = await db
    .select({ row: file, message })
    .from(message_attachment)
    .innerJoin(file, eq(file.id, message_attachment.file_id))
    .innerJoin(message, eq(message.id, message_attachment.message_id))
    .where(and(eq(file.id, fileId), eq(message.thread_id, threadId), isNull(message.deleted_at)));
  if (sent) return sent.row;
  const [own] = await db
    .select({ row: file })
    .from(file)
    .leftJoin(message_attachment, eq(message_attachment.file_id, file.id))
    .where(
      and(
        eq(file.id, fileId),
        eq(file.owner_id, me),
        eq(file.purpose, ATTACHMENT_PURPOSE),
        isNull(message_attachment.file_id),
      ),
    );
  if (!own) throw new Problem('not_found');
  return own.row;
}

const escaped = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
