import * as contract from '#shared/contracts/directory-import.contract.ts';
import { type Route, route } from '../../../http/route.ts';
import { publishDirectoryImport, undoDirectoryImport } from './act-on-directory-import.ts';
import { checkDirectoryImport, matchDirectoryImport } from './check-directory-import.ts';
import { getDirectoryImport, listDirectoryImports } from './directory-import.present.ts';
import { runDirectoryImport } from './run-directory-import.ts';

export const importRoutes: Route[] = [
  route(contract.checkDirectoryImport, checkDirectoryImport),
  route(contract.matchDirectoryImport, matchDirectoryImport),
  route(contract.runDirectoryImport, runDirectoryImport),
  route(contract.listDirectoryImports, listDirectoryImports),
  route(contract.getDirectoryImport, getDirectoryImport),
  route(contract.publishDirectoryImport, publishDirectoryImport),
  route(contract.undoDirectoryImport, undoDirectoryImport),
];
