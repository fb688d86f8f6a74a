import * as contract from '#shared/contracts/desk.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { countWaiting } from './count-waiting.ts';
import { findAtDesk } from './find-at-desk.ts';
import { giveBackTaken, readTaken } from './give-back-taken.ts';

export const routes: Route[] = [
  route(contract.countWaiting, countWaiting),
  route(contract.findAtDesk, findAtDesk),
  route(contract.readTaken, readTaken),
  route(contract.giveBackTaken, giveBackTaken),
];
