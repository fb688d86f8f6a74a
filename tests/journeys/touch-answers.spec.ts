import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { type PersonNames, personName } from '#shared/format/person-name.ts';
import { expect, ON_PHONE, test } from './base.ts';
import { newName } from './support/listing.ts';
import { OwnArea, prove } from './support/own-area.ts';
import { beginProfile, OwnProfiles, sendProfile } from './support/own-profile.ts';
import { open } from './support/page-ready.ts';

// Who answers on a telephone does so with one finger: every press is a tap, and they are counted.
test.use({ viewport: { width: 390, height: 844 } });

const MOST_TAPS = 6;

/** Taps as a finger does, one after the other. */
class Finger {
  taps = 0;

  async tap(where: Locator): Promise<void> {
    await where.tap();
    this.taps += 1;
  }

  async type(where: Locator, text: string): Promise<void> {
    await this.tap(where);
    await where.fill(text);
  }
}

const STARTUP = {
  summary_kh: 'ប្រអប់អាហារធ្វើពីស្លឹកស្លា',
  province_code: '07',
  sector: ['agritech'],
  stage: 'prototype',
  number_of_founders: '2',
};

const rowOf = (page: Page, text: string) => page.locator('.task-row').filter({ hasText: text });

/** What a call answers; the journey stops where it was refused. */
async function called<T = unknown>(answer: ReturnType<APIRequestContext['get']>): Promise<T> {
  const got = await answer;
  if (!got.ok()) throw new Error(`${got.url()}: ${got.status()} ${await got.text()}`);
  return (await got.json()) as T;
}

test(
  'a returned profile is answered with a finger, from the list of what waits (4.019, B.50)',
  ON_PHONE,
  async ({ page, t, request, reviewer }) => {
    await OwnArea.begin(page, t, request);
    const { name, name_kh } = newName();
    const id = await beginProfile(page.request, 'startup', { name, name_kh, ...STARTUP });
    await sendProfile(page.request, id);
    const asks = 'សូមសរសេរថាលក់អ្វី និងលក់ឱ្យនរណា។';
    await reviewer.giveBack(await reviewer.waiting(name), [{ field: 'summary_kh', body_kh: asks }]);

    const finger = new Finger();
    const { main, ...own } = new OwnProfiles(page, t);
    await open(page, '/user/profile');
    await finger.tap(rowOf(page, name_kh).getByRole('link'));
    await expect(page).toHaveURL((url) => url.pathname === `/user/profile/startup/${id}`);
    const pinned = main.locator('.pinned');
    await expect(pinned).toContainText(asks);
    await finger.type(pinned.locator('[name="summary_kh"]'), 'ប្រអប់អាហារពីស្លឹកស្លា សម្រាប់អ្នកលក់តាមផ្លូវ');
    await finger.tap(pinned.getByRole('checkbox'));
    const send = main.getByRole('button', { name: t('listing:follow.resubmit'), exact: true });
    await finger.tap(send.first());
    await new OwnProfiles(own.page, t).says('own-profile:done.resubmitted');
    expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
    expect(await reviewer.waiting(name)).toBeTruthy();
    await open(page, '/user/profile');
    await expect(rowOf(page, name_kh)).toHaveCount(0);
  },
);

test(
  'who asks is accepted and answered with a finger: the request in its row, the message in its thread (4.022, B.14)',
  ON_PHONE,
  async ({ page, another, t, language }) => {
    const other = await another();
    const me = await OwnArea.begin(page, t, page.request);
    await OwnArea.begin(other, t, other.request);
    const theirs = await called<PersonNames>(other.request.get('/api/v1/rest-auth/user/'));
    const theirName = personName(theirs, language).text;
    await called(
      other.request.post('/base-api/me/connections/', {
        data: { person_id: me.id, note: 'ចង់សួរអំពីស្រូវ' },
      }),
    );

    const finger = new Finger();
    await open(page, '/user/profile');
    const row = rowOf(page, theirName);
    await finger.tap(
      row.getByRole('button', {
        name: t('notification:task.yes_named.connection', { name: theirName }),
        exact: true,
      }),
    );
    await expect(page.getByText(t('own-profile:start.answered.yes'))).toBeVisible();
    await expect(row).toHaveCount(0);

    const inbox = await called<{ data: { id: string }[] }>(other.request.get('/base-api/me/inbox/'));
    const [thread] = inbox.data;
    const question = 'តើស្រូវមួយតោនថ្លៃប៉ុន្មាន?';
    await called(
      other.request.post(`/base-api/me/inbox/${thread!.id}/messages/`, {
        data: { body: question, client_key: crypto.randomUUID() },
      }),
    );
    await open(page, '/user/profile');
    await finger.tap(rowOf(page, theirName).getByRole('link'));
    const main = page.getByRole('main');
    await expect(main.locator('.message').last()).toContainText(question);
    await expect(main.locator('.message').last()).toBeInViewport();
    const box = main.getByRole('textbox', { name: t('inbox:write.label') });
    await expect(box).toBeInViewport();
    await finger.type(box, 'ប្រហែល ២៥០ ដុល្លារ');
    await finger.tap(main.getByRole('button', { name: t('inbox:write.send'), exact: true }));
    await expect(main.locator('.message').last()).toContainText('ប្រហែល ២៥០ ដុល្លារ');
    await expect(box).toHaveValue('');
    expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
    await expect
      .poll(async () =>
        JSON.stringify(await called(other.request.get(`/base-api/me/inbox/${thread!.id}/`))).includes('២៥០'),
      )
      .toBe(true);
  },
);

test(
  'an invitation into a team is accepted with a finger, in its row (4.024, B.55)',
  ON_PHONE,
  async ({ page, another, t }) => {
    const inviting = await another();
    const owner = await OwnArea.begin(inviting, t, inviting.request);
    const { name, name_kh } = newName();
    const id = await beginProfile(inviting.request, 'startup', { name, name_kh });
    await prove(inviting.request, owner.account.password);
    const me = await OwnArea.begin(page, t, page.request);
    await called(
      inviting.request.post(`/base-api/me/teams/${id}/invitations/`, {
        data: { email: me.account.email, role: 'content_editor', note: 'មកធ្វើការជាមួយគ្នា' },
      }),
    );

    const finger = new Finger();
    await open(page, '/user/profile');
    const row = rowOf(page, name_kh);
    await expect(row).toContainText('មកធ្វើការជាមួយគ្នា');
    await finger.tap(
      row.getByRole('button', {
        name: t('notification:task.yes_named.team', { name: name_kh }),
        exact: true,
      }),
    );
    await expect(page.getByText(t('own-profile:start.answered.yes'))).toBeVisible();
    await expect(row).toHaveCount(0);
    // The page stands among one's own from here on.
    await finger.tap(page.getByRole('main').locator('.rows').getByRole('link', { name: name_kh }).first());
    await expect(page).toHaveURL(`/user/profile/startup/${id}`);
    expect(finger.taps).toBeLessThanOrEqual(MOST_TAPS);
  },
);
