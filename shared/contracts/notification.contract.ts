import { z } from 'zod';
import {
  DIGEST_RHYTHMS,
  mayChoose,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_GROUPS,
  NOTIFICATION_KINDS,
} from '../domain/notification.ts';
import { defineContract } from './contract.ts';
import { isoMoment, listOf, pageQuery, uuid } from './list.ts';
import { personNames } from './person-names.ts';
import { addProblem } from './rule-schema.ts';

const kind = z.enum(NOTIFICATION_KINDS);
const group = z.enum(NOTIFICATION_GROUPS);
const channel = z.enum(NOTIFICATION_CHANNELS);
const count = z.number().int();

/**
 * What is counted for a person: notices that have not been read; what waits for them, which is what every badge
 * shows, and of it invitations to connect and into teams, and claims; threads in which something waits.
 */
export const notificationCounts = z.object({
  total: count,
  task_count: count,
  connection_request_count: count,
  team_invite_request_count: count,
  /** Claims that need a proof or an answer of theirs, and disputes about their pages. */
  claim_count: count,
  inbox_count: count,
  /** When the newest message of any of their threads was written; windows read the inbox again when it changes. */
  inbox_newest_at: isoMoment.nullable(),
});
export type NotificationCounts = z.infer<typeof notificationCounts>;

/** One thing that happened. Its sentence is made from kind, actor and params in the reader's language. */
export const notice = z.object({
  id: uuid,
  uuid,
  kind,
  group,
  /** Who caused it; null when it was no person, or they are gone. */
  actor: z
    .object({
      id: uuid,
      ...personNames,
      /** What they are by their pages: "Founder, Slek Materials · Phnom Penh". */
      what: z.string(),
      what_kh: z.string(),
    })
    .nullable(),
  object_id: uuid.nullable(),
  params: z.record(z.string(), z.string()),
  /** Path within the site of the very thing it is about. */
  link: z.string(),
  created_at: isoMoment,
  read_at: isoMoment.nullable(),
});
export type NoticeItem = z.infer<typeof notice>;

export const countNotifications = defineContract({
  id: 'notification.count',
  summary: 'How many notifications of the signed-in person are unread',
  method: 'GET',
  path: '/base-api/me/notification/',
  access: 'member',
  response: notificationCounts,
});

export const listNotifications = defineContract({
  id: 'notification.list',
  summary: 'Notifications of the signed-in person, newest first',
  method: 'GET',
  path: '/base-api/me/notifications/',
  access: 'member',
  query: z.object({
    ...pageQuery,
    group: group.optional(),
    /** `1`: only what has not been read. */
    unread: z.enum(['0', '1']).default('0'),
  }),
  response: z.object({
    ...listOf(notice).shape,
    /** All groups, whatever the filter. */
    groups: z.array(z.object({ group, count, unread: count })),
  }),
});

export const getNotification = defineContract({
  id: 'notification.get',
  summary: 'One notification of the signed-in person; it stays unread',
  method: 'GET',
  path: '/base-api/me/notifications/{id}/',
  access: 'member',
  params: z.object({ id: uuid }),
  response: notice,
});

export const readNotification = defineContract({
  id: 'notification.read',
  summary: 'Marks a notification as read',
  method: 'POST',
  path: '/base-api/me/notifications/{id}/read/',
  access: 'member',
  params: z.object({ id: uuid }),
  response: notice,
});

export const readNotifications = defineContract({
  id: 'notification.read-all',
  summary: 'Marks all notifications, or those of a group, as read',
  method: 'POST',
  path: '/base-api/me/notifications/read/',
  access: 'member',
  body: z.object({ group: group.optional() }),
  response: z.object({ read: count }),
});

const settings = z.object({
  /** How mails that ask for nothing come. */
  digest: z.enum(DIGEST_RHYTHMS),
  data: z.array(
    z.object({
      kind,
      group,
      channel,
      enabled: z.boolean(),
      /** False: it cannot be turned off, because a letter about it always leaves. */
      can: z.object({ change: z.boolean() }),
    }),
  ),
});
export type NotificationSettings = z.infer<typeof settings>;

export const getNotificationSettings = defineContract({
  id: 'notification.get-settings',
  summary: 'By which channel the signed-in person is told what',
  method: 'GET',
  path: '/base-api/me/notification-settings/',
  access: 'member',
  response: settings,
});

export const changeNotificationSettings = defineContract({
  id: 'notification.change-settings',
  summary: 'Changes it; what is not sent stays as it is',
  method: 'PATCH',
  path: '/base-api/me/notification-settings/',
  access: 'member',
  body: z.object({
    digest: z.enum(DIGEST_RHYTHMS).optional(),
    data: z
      .array(
        z.object({ kind, channel, enabled: z.boolean() }).superRefine((one, ctx) => {
          if (!mayChoose(one.kind, one.channel)) addProblem(ctx, { key: 'select' }, ['channel']);
        }),
      )
      .max(NOTIFICATION_KINDS.length * NOTIFICATION_CHANNELS.length)
      .default([]),
  }),
  response: settings,
});

const token = z.object({ token: z.string().max(400) });
const subscription = z.object({
  /** The digest, or mails of one kind. */
  subject: z.enum(['digest', ...NOTIFICATION_KINDS]),
  /** As much of the address as tells its owner which it is. */
  email: z.string(),
  subscribed: z.boolean(),
});

export const getSubscription = defineContract({
  id: 'notification.get-subscription',
  summary: 'What the link of a mail turns off',
  method: 'GET',
  path: '/public/api/v1/unsubscribe/{token}/',
  access: 'public',
  params: token,
  response: subscription,
});

export const changeSubscription = defineContract({
  id: 'notification.change-subscription',
  summary: 'Turns off, or on again, what the link of a mail is about, without signing in',
  method: 'POST',
  path: '/public/api/v1/unsubscribe/{token}/',
  access: 'public',
  params: token,
  body: z.object({ subscribed: z.boolean().default(false) }),
  response: subscription,
});
