import { type RouterContextProvider, redirect } from 'react-router';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { getNotificationSettings, listNotifications } from '#shared/contracts/notification.contract.ts';
import { listTasks } from '#shared/contracts/task.contract.ts';
import { loadMissingAddress } from '#web/features/account/address/load-address.ts';
import { callApi } from '#web/lib/api.ts';
import { leadToTidy } from '#web/lib/lead-to-tidy.ts';
import { groupOfFilter, isSettings, readView, viewTo } from './notification-view.ts';

type Context = Readonly<RouterContextProvider>;

export type NotificationList = ResponseOf<typeof listNotifications>;

/** What the address asks for: a page of notifications, or the settings. A page that is gone leads to the first. */
export async function loadNotifications(url: URL, context: Context) {
  if (isSettings(url.searchParams)) {
    const { data, digest } = await callApi(context, getNotificationSettings);
    return { settings: data, digest, address: await loadMissingAddress(context) };
  }
  const view = readView(url.searchParams);
  leadToTidy(url, viewTo(view));
  const group = groupOfFilter(view.filter);
  const list = await callApi(context, listNotifications, {
    query: { page: view.page, unread: view.filter === 'unread' ? '1' : '0', ...(group ? { group } : {}) },
  });
  // Of the notices that ask for an answer, those that still wait for it.
  const tasks = await callApi(context, listTasks);
  if (view.page > list.total_page) throw redirect(viewTo({ ...view, page: 1 }));
  return { settings: null, view, list, tasks: tasks.data, now: new Date().toISOString() };
}

export type NotificationData = Awaited<ReturnType<typeof loadNotifications>>;
export type NotificationListData = Extract<NotificationData, { settings: null }>;
