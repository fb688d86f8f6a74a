import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { submission_event } from '#server/database/schema/submission.ts';
import {
  anApproved,
  ask,
  decides,
  does,
  edits,
  joins,
  profileOf,
  setUpProfiles,
} from '#tests/factories/profile.ts';
import { mailsAbout, submissionRow } from '#tests/factories/submission.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpProfiles();

/** The request that made the page public. */
async function requestOf(pageId: string): Promise<string> {
  const { rows } = await test.services.database.pool.query(
    `select id from submission where stakeholder_id = $1 and kind = 'profile'`,
    [pageId],
  );
  return rows[0].id;
}
const noticesOf = async (who: TestPerson) =>
  (await ask(test, who, 'GET', '/base-api/me/notifications/?per_page=50'))
    .json()
    .data.filter(({ kind }: { kind: string }) => kind === 'changes_withdrawn');

describe('changes that wait when the desk archives their page (B.52)', () => {
  it.each(['reviewing', 'returned'])('leave review while %s, with history and a notice', async (status) => {
    const approved = await anApproved(test, test.founder, test.reviewer);
    const colleague = await test.signIn();
    const helper = await test.signIn();
    await joins(test, colleague, approved.id, 'admin');
    await joins(test, helper, approved.id, 'content_creator');
    await edits(test, test.founder, approved.id, { summary: 'Rice by the boat' });
    const { review } = await does(test, test.founder, approved.id, 'submit');
    if (status === 'returned')
      await decides(test, test.reviewer, review!.id, 'return', {
        messages: [{ field: null, body: 'Say more.' }],
      });
    await decides(test, test.reviewer, await requestOf(approved.id), 'archive', {
      reason: 'It closed its shop.',
    });

    expect(await submissionRow(test, review!.id)).toMatchObject({ status: 'draft', assignee_id: null });
    const events = await test.services.database.db
      .select()
      .from(submission_event)
      .where(eq(submission_event.submission_id, review!.id));
    expect(events.find(({ verb }) => verb === 'withdraw')).toMatchObject({
      from_status: status,
      to_status: 'draft',
      actor_kind: 'desk',
      actor_id: test.reviewer.id,
      reason: 'It closed its shop.',
    });
    for (const who of [test.founder, colleague])
      expect((await noticesOf(who))[0]).toMatchObject({
        object_id: review!.id,
        link: `/user/profile/startup/${approved.id}`,
        params: { note: 'It closed its shop.' },
      });
    expect(await noticesOf(helper)).toEqual([]);
    const mails = await mailsAbout(test, review!.id, 'notification');
    expect(mails.map(({ to_email }) => to_email).sort()).toEqual(
      [test.founder.email, colleague.email].sort(),
    );
    // What was written is not lost: it is part of the page when it is sent again.
    await does(test, test.founder, approved.id, 'restore');
    expect((await profileOf(test, test.founder, approved.id)).values.summary).toBe('Rice by the boat');
  });

  it('are left alone while they are a draft', async () => {
    const approved = await anApproved(test, test.founder, test.reviewer);
    const before = (await noticesOf(test.founder)).length;
    await edits(test, test.founder, approved.id, { summary: 'Not sent yet' });
    await decides(test, test.reviewer, await requestOf(approved.id), 'archive', { reason: 'It closed.' });
    expect(await noticesOf(test.founder)).toHaveLength(before);
  });
});
