import * as contract from '#shared/contracts/newsletter.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { answerLink, getLink } from './answer-link.ts';
import { exportSubscribers, getSubscriber, listSubscribers, removeSubscriber } from './keep-subscribers.ts';
import { subscribe } from './subscribe.ts';

export const routes: Route[] = [
  route(contract.subscribeNewsletter, subscribe),
  route(contract.getNewsletterLink, getLink),
  route(contract.answerNewsletterLink, answerLink),
  route(contract.listSubscribers, listSubscribers),
  route(contract.getSubscriber, getSubscriber),
  route(contract.exportSubscribers, exportSubscribers),
  route(contract.removeSubscriber, removeSubscriber),
];
