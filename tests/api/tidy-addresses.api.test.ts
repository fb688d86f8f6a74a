import { beforeAll, describe, expect, it } from 'vitest';
import { DESK_ROLES } from '#shared/domain/roles.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';

/** Pages with filters outside the public lists: what they do not know leaves their address. */
const LISTS: readonly [path: string, known: string, wrong: string][] = [
  ['/ecosystem', 'funding_currency=KHR', 'funding_currency=XXX'],
  ['/contact', 'category=feedback', 'category=nonsense'],
  ['/user/profile/startup', 'tab=returned', 'tab=nonsense'],
  ['/user/profile/eso', 'ownership=owned', 'ownership=nonsense'],
  ['/user/profile/inbox', 'filter=unread', 'filter=nonsense'],
  ['/user/profile/save_list', 'group=event', 'group=nonsense'],
  ['/user/profile/connection', 'tab=connected', 'tab=nonsense'],
  ['/user/profile/network/connection', 'ordering=name', 'ordering=nonsense'],
  ['/user/profile/notification', 'filter=unread', 'filter=nonsense'],
  ['/user/profile/claims', 'page=2', 'page=none'],
  ['/desk', 'search=rice', 'kind=nonsense'],
  ['/desk/directory', 'state=off', 'state=nonsense'],
  ['/desk/claims', 'state=approved', 'state=nonsense'],
  ['/desk/people', 'role=editor', 'role=nonsense'],
  ['/desk/contact', 'status=closed', 'status=nonsense'],
  ['/desk/reports', 'state=upheld', 'state=nonsense'],
  ['/desk/newsletter', 'state=waiting', 'state=nonsense'],
  ['/desk/dashboard', 'weeks=4', 'weeks=5'],
  ['/desk/page-views', 'days=7', 'days=6'],
];

describe.runIf(PAGES_BUILT)('the address of a list', () => {
  const test = setUpSite({ masterLists: true });
  let headers: Record<string, string>;
  beforeAll(async () => {
    ({ headers } = await test.signIn({ roles: [...DESK_ROLES] }));
  }, 120_000);
  const ask = async (url: string) => {
    const { statusCode, headers: answered } = await test.site.inject({ url, headers });
    return [statusCode, answered.location];
  };

  it.each(LISTS)(
    '%s keeps %s and loses %s, and names that nothing reads (B.79)',
    async (page, known, wrong) => {
      expect(await ask(`${page}?${wrong}`)).toEqual([302, page]);
      expect(await ask(`${page}?${known}&stauts=open`)).toEqual([302, `${page}?${known}`]);
      expect(await ask(`${page}?${known}`)).toEqual([200, undefined]);
      expect(await ask(`${page}?lang=km`)).toEqual([200, undefined]);
    },
  );

  it('keeps what says once what was done, and what asks for something else', async () => {
    expect(await ask('/user/profile/startup?done=deleted')).toEqual([200, undefined]);
    expect(await ask('/user/profile/startup?create=1')).toEqual([200, undefined]);
    expect(await ask('/user/profile/connection?view=blocked')).toEqual([200, undefined]);
    expect(await ask('/user/profile/notification?view=settings')).toEqual([200, undefined]);
    expect(await ask('/ecosystem?funding_currency=')).toEqual([200, undefined]);
    for (const beside of ['action=login&next=%2Fdesk', 'category=feedback&about=%2Fprogram'])
      expect(await ask(`/contact?${beside}`)).toEqual([200, undefined]);
  });
});
