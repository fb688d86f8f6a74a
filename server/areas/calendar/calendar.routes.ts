import * as contract from '#shared/contracts/own-calendar.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { endOwnCalendar, readOwnCalendar, renewOwnCalendar } from './own-calendar.ts';

export const routes: Route[] = [
  route(contract.readOwnCalendar, readOwnCalendar),
  route(contract.renewOwnCalendar, renewOwnCalendar),
  route(contract.endOwnCalendar, endOwnCalendar),
];
