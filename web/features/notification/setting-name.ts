import type { NotificationChannel, NotificationKind } from '#shared/domain/notification.ts';

/** Name of the box for a kind and a channel. */
export const settingName = (kind: NotificationKind, channel: NotificationChannel) => `${kind}.${channel}`;
