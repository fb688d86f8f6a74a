import { sendAccountMail } from '../areas/account/password/account-mail.ts';
import { runBulk } from '../areas/bulk/run-bulk.ts';
import { appear, sweepAppearances } from '../areas/collection/appear/appear.ts';
import { expireConnections } from '../areas/connection/expire.ts';
import { runDirectoryImport } from '../areas/directory/import/import-job.ts';
import { sweepFiles } from '../areas/file/sweep-files.ts';
import { sweepStore } from '../areas/file/sweep-store.ts';
import { sweepBrowserFaults } from '../areas/health/tell-browser-faults.ts';
import { mailMessages } from '../areas/inbox/mail-messages.ts';
import { publishData, publishDataFirst } from '../areas/insight/open-data/publish-data.ts';
import { keepLastQuarter } from '../areas/insight/snapshots.ts';
import { sweepDrafts } from '../areas/listing/sweep-drafts.ts';
import { sweepSubscribers } from '../areas/newsletter/sweep-subscribers.ts';
import { sendDigests } from '../areas/notification/digest/send-digests.ts';
import { sweepNotifications } from '../areas/notification/sweep-notifications.ts';
import { sweepAccounts } from '../areas/person/sweep-accounts.ts';
import { renewRequestDocuments } from '../areas/review/request-documents.ts';
import { renewOldDocuments } from '../areas/search/renew-documents.ts';
import { expireTeamInvitations } from '../areas/team/expire-team-invitations.ts';
import { linkEntries } from '../audit/chain/link-entries.ts';
import { signHead } from '../audit/chain/sign-head.ts';
import { runTellErased } from '../backup/tell-erased.ts';
import { forgetOldKeys } from '../http/idempotency.ts';
import { sendMail } from '../mail/send-mail.ts';
import { sweepMails } from '../mail/sweep-mails.ts';
import { announceNotices } from '../notify/counts-changed.ts';
import { tendSearch } from '../search/tend-search.ts';
import type { Services } from '../services.ts';
import { UploadStore } from '../uploads/upload-store.ts';
import { everyNight } from './every-night.ts';

/** Each may take its mail server ten seconds; all together must be over before the jobs count as lost. */
const MAILS_AT_ONCE = 5;

/** Takes on the jobs of this process. Returns how to stop; running jobs are finished by pg-boss's own stop. */
export async function startWorker(services: Services): Promise<() => Promise<void>> {
  const { jobs } = services;
  await jobs.handle('mail.send', ({ mail_id }) => sendMail(services, mail_id), { atOnce: MAILS_AT_ONCE });
  await jobs.handle('mail.sweep', async () => void (await sweepMails(services)));
  await jobs.handle('draft.sweep', async () => {
    await sweepDrafts(services);
    await sweepSubscribers(services);
    await sweepFiles(services);
    await sweepStore(services);
    await forgetOldKeys(services);
  });
  await jobs.handle('account.mail', (order) => sendAccountMail(services, order));
  await jobs.handle('account.sweep', async () => {
    await sweepAccounts(services);
    await sweepNotifications(services);
    await sweepBrowserFaults(services);
    await expireConnections(services);
  });
  await jobs.handle('audit.link', async () => {
    await linkEntries(services.database.db);
    await signHead(services);
  });
  await jobs.handle('backup.erased', () => runTellErased(services));
  await jobs.handle('collection.appear', (moment) => appear(services, moment));
  await jobs.handle('collection.sweep', () => sweepAppearances(services));
  await jobs.handle('inbox.mail', (order) => mailMessages(services, order));
  await jobs.handle('notification.announce', ({ person_id }) => announceNotices(services, person_id));
  await jobs.handle('directory.import', ({ import_id }) => runDirectoryImport(services, import_id));
  await jobs.handle('review.bulk', ({ bulk_id }) => runBulk(services, bulk_id));
  await jobs.handle('notification.digest', async () => void (await sendDigests(services)));
  let areDocumentsNew = false;
  await jobs.handle('search.vocabulary', async () => {
    if (!areDocumentsNew) {
      await renewOldDocuments(services);
      await renewRequestDocuments(services.database.db);
    }
    areDocumentsNew = true;
    await tendSearch(services);
  });
  await jobs.handle('team.expire', async () => void (await expireTeamInvitations(services)));
  const uploads = new UploadStore(services.database.db);
  await jobs.handle('upload.sweep', async () => void (await uploads.deleteExpired()));
  await jobs.handle('insight.quarter', () => keepLastQuarter(services));
  await jobs.handle('open-data.publish', () => publishData(services));
  await jobs.schedule('audit.link', '*/5 * * * *');
  await jobs.schedule('mail.sweep', everyNight(107));
  await jobs.schedule('draft.sweep', everyNight(77));
  await jobs.schedule('account.sweep', everyNight(87));
  await jobs.schedule('collection.sweep', '* * * * *');
  // It leaves in the morning (digest-slot.ts); the hours after that make up for a server that was not there.
  await jobs.schedule('notification.digest', '0 * * * *');
  await jobs.schedule('search.vocabulary', '*/10 * * * *');
  await jobs.schedule('team.expire', '7 * * * *');
  // All of them together have little room.
  await jobs.schedule('upload.sweep', '12,42 * * * *');
  // Soon after midnight, when a quarter or a day is over.
  await jobs.schedule('insight.quarter', everyNight(5));
  await jobs.schedule('open-data.publish', everyNight(37));
  await publishDataFirst(services);
  return async () => {};
}
