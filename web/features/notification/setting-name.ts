import type { NotificationChannel, NotificationKind } from '#shared/domain/notification.ts';

/** Name of the box for a kind and a channel. */
export const settingName = (kind: NotificationKind, channel: NotificationChannel) => `${kind}.${channel}`;

/** Names the kinds that a form shows; of others an empty box would say nothing. */
export const SHOWN = 'shown';
