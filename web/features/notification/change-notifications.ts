import type { RouterContextProvider } from 'react-router';
import {
  changeNotificationSettings,
  readNotification,
  readNotifications,
} from '#shared/contracts/notification.contract.ts';
import {
  DIGEST_RHYTHMS,
  mayChoose,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
} from '#shared/domain/notification.ts';
import { answerTask, type TaskAnswer } from '#web/features/task/answer-task.ts';
import { callApi } from '#web/lib/api.ts';
import { groupOfFilter, readView } from './notification-view.ts';
import { SHOWN, settingName } from './setting-name.ts';

type Context = Readonly<RouterContextProvider>;

/** What a form of the page has done; undefined where the page itself shows it. */
export type NotificationAnswer =
  | { done: 'read_all'; count: number }
  | { done: 'settings' }
  | TaskAnswer
  | undefined;

/** One button of the page: `task` answers, `read` carries the notification, `read_all` what is shown, else the settings. */
export async function changeNotifications(
  form: FormData,
  url: URL,
  context: Context,
): Promise<NotificationAnswer> {
  const answered = await answerTask(form, context);
  if (answered) return answered;
  const read = form.get('read');
  if (read) {
    await callApi(context, readNotification, { params: { id: String(read) } });
    return undefined;
  }
  if (form.get('intent') === 'settings') {
    const digest = DIGEST_RHYTHMS.find((one) => one === form.get('digest'));
    await callApi(context, changeNotificationSettings, {
      body: { data: chosenIn(form), ...(digest ? { digest } : {}) },
    });
    return { done: 'settings' };
  }
  const group = groupOfFilter(readView(url.searchParams).filter);
  const { read: count } = await callApi(context, readNotifications, { body: group ? { group } : {} });
  return { done: 'read_all', count };
}

/** Every choice the form shows: a box that is not ticked is not sent, and means no. */
const chosenIn = (form: FormData) =>
  NOTIFICATION_KINDS.filter((kind) => form.getAll(SHOWN).includes(kind)).flatMap((kind) =>
    NOTIFICATION_CHANNELS.filter((channel) => mayChoose(kind, channel)).map((channel) => ({
      kind,
      channel,
      enabled: form.has(settingName(kind, channel)),
    })),
  );
