import * as contract from '#shared/contracts/contact.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { findNames, presentName } from '../account/names.ts';
import { actOnMessage, assignMessage } from './act-on-message.ts';
import { presentMessage, presentRow } from './contact.present.ts';
import { findColleagues, findMessage, findMessages } from './contact.queries.ts';
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
  route(contract.getMessage, async ({ params }, context) => {
    const row = await findMessage(context.services.database.db, params.id);
    if (!row) throw new Problem('not_found');
    return presentMessage(context, row);
  }),
  route(contract.takeMessage, ({ params }, context) => assignMessage(context, params.id, 'take')),
  route(contract.listColleagues, async (_input, { services }) => ({
    data: (await findColleagues(services.database.db)).map(presentName),
  })),
  route(contract.assignMessage, ({ params, body }, context) =>
    assignMessage(context, params.id, 'assign', body.assignee_id),
  ),
  route(contract.undoMessageStep, undoStep),
  route(contract.releaseMessage, ({ params }, context) => assignMessage(context, params.id, 'release')),
  route(contract.addMessageNote, ({ params, body }, context) =>
    actOnMessage(context, params.id, 'note', body.body),
  ),
  route(contract.replyToMessage, ({ params, body }, context) =>
    actOnMessage(context, params.id, 'reply', body.body),
  ),
  route(contract.closeMessage, ({ params }, context) => actOnMessage(context, params.id, 'close')),
  route(contract.reopenMessage, ({ params }, context) => actOnMessage(context, params.id, 'reopen')),
];
