import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { page_view } from '#server/database/schema/page-view.ts';
import { createPageViews } from '#server/page-views/page-views.ts';
import { storePageViews } from '#server/page-views/store-page-views.ts';
import { addDays, calendarDate } from '#shared/format/calendar.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestApp } from '../../../tests/setup/test-app.ts';

const test = setUpApp();
let analyst: Awaited<ReturnType<TestApp['signIn']>>;
const today = calendarDate(new Date());

beforeAll(async () => {
  analyst = await test.signIn({ roles: ['analyst'] });
});

const read = async (days = '') => test.call(analyst, 'GET', `/desk-api/v1/page-views/${days}`);

describe('page views (7.161, B.81)', () => {
  it('adds what was seen to what is stored, by day, page and language', async () => {
    const store = storePageViews(test.services.database.db);
    const programs = { day: today, page: '/program', language: 'en' } as const;
    await store([{ what: programs, times: 3 }]);
    await store([
      { what: programs, times: 2 },
      { what: { ...programs, language: 'km' }, times: 4 },
      { what: { ...programs, page: '/program/:id' }, times: 1 },
      { what: { ...programs, day: addDays(today, -30) }, times: 100 },
    ]);
    test.services.pageViews.seen(programs);
    const { total, pages, days } = (await read()).json();
    expect(total).toBe(11);
    expect(pages).toEqual([
      { page: '/program', views: 10, en: 6, km: 4 },
      { page: '/program/:id', views: 1, en: 1, km: 0 },
    ]);
    expect(days).toHaveLength(28);
    expect(days.at(-1)).toEqual({ day: today, views: 11 });
    expect((await read('?days=90')).json().total).toBe(111);
  });

  it('keeps what could not be stored, and stores it once', async () => {
    const { db } = test.services.database;
    const view = { day: addDays(today, -200), page: '/event', language: 'km' } as const;
    let lost = true;
    const views = createPageViews(
      (counts) => (lost ? Promise.reject(new Error('no database')) : storePageViews(db)(counts)),
      test.services.log,
    );
    views.seen(view);
    await views.flush();
    views.seen(view);
    lost = false;
    await views.stop();
    const stored = await db.select().from(page_view);
    expect(stored.filter(({ page }) => page === '/event')).toEqual([{ ...view, views: 2 }]);
  });

  it('is told only once what was being stored already is stored, too', async () => {
    let isStored = false;
    const slowly = async () => {
      await setImmediate();
      isStored = true;
    };
    const views = createPageViews(slowly, test.services.log);
    views.seen({ day: today, page: '/event', language: 'km' });
    void views.flush();
    await views.stop();
    expect(isStored).toBe(true);
  });

  it('refuses a span that is not offered, and people of other roles', async () => {
    expect((await read('?days=5')).statusCode).toBe(422);
    const editor = await test.signIn({ roles: ['editor'] });
    const refused = await test.call(editor, 'GET', '/desk-api/v1/page-views/');
    expect(refused.statusCode).toBe(404);
  });
});
