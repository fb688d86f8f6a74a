import * as contract from '#shared/contracts/inbox.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { uploadAttachment } from './attachments.ts';
import { changeThread } from './change-thread.ts';
import { getThread } from './get-thread.ts';
import { listThreads } from './list-threads.ts';
import { writeMessage } from './write-message.ts';

export const routes: Route[] = [
  route(contract.listThreads, listThreads),
  route(contract.getThread, getThread),
  route(contract.changeThread, changeThread),
  route(contract.writeMessage, writeMessage),
  route(contract.uploadAttachment, uploadAttachment),
];
