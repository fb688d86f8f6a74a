import { describe, expect, it } from 'vitest';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';

describe.runIf(PAGES_BUILT)('the way from a public page to the desk', () => {
  const test = setUpSite({ masterLists: true });

  it('is there for staff alone, whoever opened the page before', async () => {
    const id = await writeStakeholder(test.services, { name: 'Trey' });
    const url = `/ecosystem/discover/category/startup/${id}-trey`;
    const link = `/desk/directory/${id}`;
    const open = async (headers: Record<string, string> = {}) =>
      (await test.site.inject({ url, headers })).body;
    const reviewer = await test.signIn({ roles: ['reviewer'] });
    const member = await test.signIn();
    expect(await open()).not.toContain(link);
    const seen = await open(reviewer.headers);
    expect(seen).toContain(`${link}?view=history`);
    expect(seen).toContain(`${link}#off`);
    // What was drawn for staff is kept for nobody.
    expect(await open()).not.toContain('/desk/directory');
    expect(await open(member.headers)).not.toContain('/desk/directory');
  });
});
