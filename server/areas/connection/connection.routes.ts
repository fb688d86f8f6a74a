import * as contract from '#shared/contracts/connection.contract.ts';
import { type Route, route } from '../../http/route.ts';
import { actOnConnection } from './act.ts';
import { askToConnect } from './ask-to-connect.ts';
import { blockPerson, listBlocked, unblockPerson } from './block.ts';
import { getConnection } from './get-connection.ts';
import { listConnections } from './list-connections.ts';
import { readConnection } from './read-connection.ts';

export const routes: Route[] = [
  route(contract.listConnections, listConnections),
  route(contract.listConnectionsToo, listConnections),
  route(contract.readConnection, readConnection),
  route(contract.readConnectionToo, readConnection),
  route(contract.getConnection, getConnection),
  route(contract.askToConnect, askToConnect),
  route(contract.actOnConnection, actOnConnection),
  route(contract.listBlocked, listBlocked),
  route(contract.blockPerson, blockPerson),
  route(contract.unblockPerson, unblockPerson),
];
