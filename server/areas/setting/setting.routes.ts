import * as contract from '#shared/contracts/setting.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { changeSettings } from './change-settings.ts';
import { listSettings } from './list-settings.ts';
import { setLogo } from './set-logo.ts';

export const routes: Route[] = [
  route(contract.listSettings, (_input, context) => listSettings(context)),
  route(contract.changeSettings, changeSettings),
  route(contract.setLogo, setLogo),
];
