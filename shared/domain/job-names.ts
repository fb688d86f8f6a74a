/** What the site does by itself, by the names of its jobs. */
export const JOB_NAMES = [
  'account.mail',
  'account.sweep',
  'audit.link',
  'backup.erased',
  'collection.appear',
  'collection.sweep',
  'directory.import',
  'draft.sweep',
  'inbox.mail',
  'insight.quarter',
  'mail.send',
  'mail.sweep',
  'notification.announce',
  'notification.digest',
  'open-data.publish',
  'review.bulk',
  'search.vocabulary',
  'team.expire',
  'upload.sweep',
] as const;
export type JobName = (typeof JOB_NAMES)[number];
