import * as contract from '#shared/contracts/contact.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { deskRoutes } from '../../cases/desk-routes.ts';
import { signedIn } from '../../http/actor.ts';
import { type Route, route } from '../../http/route.ts';
import { findNames, presentName } from '../account/find-names.ts';
import { actOnMessage, assignMessage } from './act-on-message.ts';
import { CONTACT } from './case.ts';
import { presentRow, readMessage } from './contact.present.ts';
import { findColleagues, findMessages } from './contact.queries.ts';
import { sendMessage } from './send-message.ts';
import { undoStep } from './undo-step.ts';

export const routes: Route[] = [
  route(contract.sendMessage, sendMessage),
  route(contract.listMessages, async ({ query }, { services: { database }, actor }) => {
    const { rows, counts } = await findMessages(database.db, query, signedIn({ actor }).id);
    const people = await findNames(
      database.db,
      rows.map(({ assignee_id }) => assignee_id),
    );
    const data = rows.map((row) => presentRow(row, people));
    return { ...asList(data, counts[query.status], query), counts };
  }),
  route(contract.getMessage, ({ params }, context) => readMessage(context, params.id)),
  ...deskRoutes(
    CONTACT,
    { take: contract.takeMessage, release: contract.releaseMessage, note: contract.addMessageNote },
    readMessage,
  ),
  route(contract.listColleagues, async (_input, { services }) => ({
    data: (await findColleagues(services.database.db)).map(presentName),
  })),
  route(contract.assignMessage, ({ params, body }, context) =>
    assignMessage(context, params.id, body.assignee_id),
  ),
  route(contract.undoMessageStep, undoStep),
  route(contract.replyToMessage, ({ params, body }, context) =>
    actOnMessage(context, params.id, 'reply', body.body),
  ),
  route(contract.closeMessage, ({ params }, context) => actOnMessage(context, params.id, 'close')),
  route(contract.reopenMessage, ({ params }, context) => actOnMessage(context, params.id, 'reopen')),
];
