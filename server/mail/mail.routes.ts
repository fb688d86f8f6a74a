import { getMailboxMail, listMailbox } from '#shared/contracts/mailbox.contract.ts';
import { type Route, route } from '../http/route.ts';
import { listMails, readMail } from './mailbox.ts';

export const routes: Route[] = [route(listMailbox, listMails), route(getMailboxMail, readMail)];
