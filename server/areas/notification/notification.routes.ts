import * as contract from '#shared/contracts/notification.contract.ts';
import { listTasks } from '#shared/contracts/task.contract.ts';
import { signedIn } from '../../http/actor.ts';
import { type Route, route } from '../../http/route.ts';
import { listNotifications } from './list-notifications.ts';
import { countUnread } from './notification.queries.ts';
import { getNotification, readNotification, readNotifications } from './read-notifications.ts';
import { changeSettings, getSettings } from './settings.ts';
import { readTasks } from './task/read-tasks.ts';
import { changeSubscription, getSubscription } from './unsubscribe.ts';

export const routes: Route[] = [
  route(contract.countNotifications, async (_input, context) => {
    const { id } = signedIn(context);
    return (await countUnread(context.services.database.db, [id])).get(id)!;
  }),
  route(listTasks, readTasks),
  route(contract.listNotifications, listNotifications),
  route(contract.getNotification, getNotification),
  route(contract.readNotification, readNotification),
  route(contract.readNotifications, readNotifications),
  route(contract.getNotificationSettings, getSettings),
  route(contract.changeNotificationSettings, changeSettings),
  route(contract.getSubscription, getSubscription),
  route(contract.changeSubscription, changeSubscription),
];
