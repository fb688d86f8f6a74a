import { describe, expect, it } from 'vitest';
import { STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { aDraft, anApproved, ask, decides, does, setUpProfiles } from '#tests/factories/profile.ts';
import { pageContext } from '#tests/setup/page-context.ts';
import { loadProfile } from '#web/features/own-profile/load/load-profile.ts';
import { postProfile } from '#web/features/own-profile/load/post-profile.ts';
import { loadStart } from '#web/features/own-profile/start/load-start.ts';

const test = setUpProfiles();

const ROUND = {
  announced_date: '2024-05-01',
  funding_type: 'seed',
  currency: 'USD',
  amount_raised: '250000',
};

describe('a task opens its question (B.40, UX 46)', () => {
  it.each(STAKEHOLDER_KINDS)(
    'a round names a page of kind %s: its page asks, and takes the answer',
    async (kind) => {
      const backer = await test.signIn();
      const page = await anApproved(test, backer, test.reviewer, kind);
      const draft = await aDraft(test, test.founder);
      const body = { ...ROUND, investors: [{ stakeholder_id: page.id }] };
      await ask(test, test.founder, 'POST', `/base-api/startup/${draft.id}/funding-round-raise/`, body);
      const sent = await does(test, test.founder, draft.id, 'submit');
      await decides(test, test.reviewer, sent.review!.id, 'approve');

      const context = pageContext(test, backer);
      const task = (await loadStart(context))!.tasks.data.find(({ kind }) => kind === 'round');
      expect(task?.link).toContain(page.id);
      const opened = await loadProfile(new URL(task!.link, 'http://localhost'), context, kind, page.id);
      expect(opened!.named).toMatchObject([{ startup: { id: draft.id }, confirmed: false }]);

      const form = new FormData();
      for (const [name, value] of Object.entries({
        intent: 'answer-round',
        round: opened!.named[0]!.id,
        answer: 'yes',
      }))
        form.set(name, value);
      const request = new Request(`http://localhost${task!.link}`, { method: 'POST', body: form });
      const answered = await postProfile(request, context, kind, page.id);
      expect(answered instanceof Response ? answered.status : answered.data).toBe(302);
      expect((await loadStart(context))!.tasks.data.filter(({ kind }) => kind === 'round')).toEqual([]);
    },
  );
});
