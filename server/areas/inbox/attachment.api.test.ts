import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweepFiles } from '#server/areas/file/sweep-files.ts';
import { file } from '#server/database/schema/file.ts';
import { multipart } from '#tests/factories/multipart.ts';
import type { TestApp, TestPerson } from '#tests/setup/test-app.ts';
import { inboxSite, PATH } from './testing/inbox-site.ts';

const { now, ok, inbox, write, ask, act, conversation } = inboxSite();
let [test, dara, sophal] = [null, null, null] as unknown as [TestApp, TestPerson, TestPerson];
beforeEach(() => {
  ({ test, dara, sophal } = now());
});

describe('attachments', () => {
  const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  async function upload(who: TestPerson, id: string, bytes: Uint8Array, name: string) {
    const form = await multipart({ file: { name, type: '', bytes } });
    return test.call(
      { headers: { ...form.headers, ...who.headers } },
      'POST',
      `${PATH}${id}/files/`,
      form.payload,
    );
  }
  const fetchFile = (who: TestPerson | null, url: string) =>
    test.call({ headers: who?.headers ?? {} }, 'GET', url);

  it('are read by the readers of the thread and by nobody else', async () => {
    const { id } = await conversation();
    const uploaded = (await upload(dara, id, PDF, 'price list.pdf')).json();
    expect(uploaded).toMatchObject({ name: 'price list.pdf', media_type: 'application/pdf' });
    // Before it is sent only whoever uploaded it.
    expect((await fetchFile(dara, uploaded.url)).statusCode).toBe(200);
    expect((await fetchFile(sophal, uploaded.url)).statusCode).toBe(404);
    await ok(write(dara, id, '', { files: [uploaded.id] }));
    const read = await fetchFile(sophal, uploaded.url);
    expect([read.statusCode, read.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(read.headers['content-disposition']).toContain('attachment');
    expect(read.rawPayload.equals(PDF)).toBe(true);
    const stranger = await test.signIn();
    expect((await fetchFile(stranger, uploaded.url)).statusCode).toBe(404);
    expect((await fetchFile(null, uploaded.url)).statusCode).toBe(401);
    expect((await fetchFile(null, `/files/${uploaded.id}/original`)).statusCode).toBe(404);
    const other = await conversationOf(stranger, sophal);
    expect((await fetchFile(stranger, uploaded.url.replace(id, other))).statusCode).toBe(404);
    expect((await write(stranger, other, 'x', { files: [uploaded.id] })).statusCode).toBe(422);
    expect((await write(dara, id, 'x', { files: [uploaded.id] })).statusCode).toBe(422);
  });

  it('keep the upload rules', async () => {
    const { id } = await conversation();
    const html = await upload(dara, id, Buffer.from('<!doctype html><script>1</script>'), 'x.txt');
    expect(html.statusCode).toBe(422);
    expect(html.json().errors.file[0]).toContain('PDF');
    expect((await upload(dara, id, Buffer.alloc(0), 'empty.pdf')).statusCode).toBe(422);
    expect((await upload(await test.signIn(), id, PDF, 'x.pdf')).statusCode).toBe(404);
  });

  it('that were never sent go after a day', async () => {
    const { id } = await conversation();
    const { db } = test.services.database;
    const [sent, unsent] = [
      (await upload(dara, id, PDF, 'a.pdf')).json(),
      (await upload(dara, id, PDF, 'b.pdf')).json(),
    ];
    await ok(write(dara, id, '', { files: [sent.id] }));
    await db
      .update(file)
      .set({ created_at: new Date(Date.now() - 90_000_000) })
      .where(eq(file.owner_id, dara.id));
    await sweepFiles(test.services);
    const left = await db.select({ id: file.id }).from(file).where(eq(file.owner_id, dara.id));
    expect(left).toEqual([{ id: sent.id }]);
    expect((await fetchFile(dara, unsent.url)).statusCode).toBe(404);
  });

  async function conversationOf(one: TestPerson, other: TestPerson) {
    await ok(act(other, await ask(one, other.id), 'accept'));
    return (await inbox(one)).data[0].id as string;
  }
});
