import { describe, expect, it } from 'vitest';
import { ownCalendarPath } from '#shared/domain/saved.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { LIMITS } from '../limits/limits.ts';

const test = setUpApp({ env: { LIMITS: '1' } });
let callers = 0;

describe('files that are not there', () => {
  it.each([
    ['stored files', (id: string) => `/files/${id}/original`],
    ['variants of files', (id: string) => `/files/${id}/view`],
    ['events for calendars', (id: string) => `/event/${id}.ics`],
    ['calendars of members', (id: string) => ownCalendarPath(id)],
    ['pictures for links', (id: string) => `/og/event/${id}.en.png`],
    ['parts of the sitemap', (id: string) => `/sitemap-${id}.xml`],
  ])('whoever tries %s one after the other is told to wait', async (_what, address) => {
    callers += 1;
    const remoteAddress = `203.0.113.${100 + callers}`;
    const ask = () => test.app.inject({ url: address(crypto.randomUUID()), remoteAddress });
    expect((await ask()).statusCode).toBe(404);
    for (let n = 1; n < LIMITS.missing.points; n += 1) await ask();
    const refused = await ask();
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('what is there is sent all the same, and to others', async () => {
    const ask = (url: string, remoteAddress: string) => test.app.inject({ url, remoteAddress });
    for (let n = 0; n <= LIMITS.missing.points; n += 1)
      await ask(`/files/${crypto.randomUUID()}/original`, '203.0.113.9');
    expect((await ask('/sitemap.xml', '203.0.113.9')).statusCode).toBe(200);
    expect((await ask(`/files/${crypto.randomUUID()}/original`, '203.0.113.10')).statusCode).toBe(404);
  });
});
