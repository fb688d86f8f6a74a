import { describe, expect, it } from 'vitest';
import type { Profile } from '#shared/contracts/profile-shapes.ts';
import { addDays, calendarDate } from '#shared/format/calendar.ts';
import { anApproved, ask, decides, does, edits, profileOf, setUpProfiles } from '#tests/factories/profile.ts';

const test = setUpProfiles();

const stepsOf = ({ history }: Profile) => history.map(({ verb, labels }) => verb ?? labels.join());

describe('what owners see of their page (2.073)', () => {
  it('tells its history, of all its reviews, with who edited what', async () => {
    const { id } = await anApproved(test, test.founder, test.reviewer, 'startup');
    const after = await edits(test, test.founder, id, { summary: 'Boxes of leaf for street kitchens' });
    const [edit] = after.history;
    expect(edit).toMatchObject({ verb: null, by: { id: test.founder.id } });
    expect(edit!.labels).toHaveLength(1);
    expect(edit!.labels).not.toEqual(['summary']);
    const sent = await does(test, test.founder, id, 'submit');
    await decides(test, test.reviewer, sent.review!.id, 'approve');
    const told = stepsOf(await profileOf(test, test.founder, id));
    expect(told.slice(0, 3)).toEqual(['approve', 'submit', edit!.labels.join()]);
    // The first review is told of as well.
    expect(told.filter((step) => step === 'approve')).toHaveLength(2);
    expect((await ask(test, test.stranger, 'GET', `/base-api/me/profile/${id}/`)).statusCode).toBe(404);
  });

  it('counts how often an approved page was opened in thirty days, by nobody in particular (B.81)', async () => {
    const page = await anApproved(test, test.founder, test.reviewer, 'startup');
    const { recordViews } = test.services;
    const today = calendarDate(new Date());
    for (const day of [today, today, addDays(today, -29), addDays(today, -30)])
      recordViews.seen({ day, stakeholder_id: page.id });
    recordViews.seen({ day: today, stakeholder_id: crypto.randomUUID() });
    expect((await profileOf(test, test.founder, page.id)).views).toBe(3);
    recordViews.seen({ day: today, stakeholder_id: page.id });
    const { data } = (await ask(test, test.founder, 'GET', '/base-api/me/profile/?kind=startup')).json();
    expect(data.find(({ id }: { id: string }) => id === page.id)).toMatchObject({ views: 4 });
  });
});
