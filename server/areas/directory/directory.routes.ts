import * as contract from '#shared/contracts/directory.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { exportDirectory } from './export-directory.ts';
import { getDirectoryOptions, getDirectoryRow, listDirectory } from './list-directory.ts';

export const routes: Route[] = [
  route(contract.listDirectory, listDirectory),
  route(contract.getDirectoryOptions, getDirectoryOptions),
  route(contract.exportDirectory, exportDirectory),
  route(contract.getDirectoryRow, getDirectoryRow),
];
