import { type ApiGeneration, type Operation, PATHS } from '#server/identity/camdigikey/api-paths.ts';

/** What the simulator answers besides: calls that only the provider's Java client makes. */
type JavaOperation = 'clients' | 'userInfo' | 'organizationStatus';
export type SimulatedOperation = Operation | JavaOperation;

const JAVA: Record<JavaOperation, string> = {
  clients: '/api/v2.0/clients',
  userInfo: '/api/v2.0/oauth2/client-lib/user-info',
  organizationStatus: '/api/v2.0/oauth2/client-lib/status-org-access-token',
};

export interface ApiRoute {
  method: 'GET' | 'POST';
  generation: ApiGeneration;
  operation: SimulatedOperation;
}

const PLAIN: readonly SimulatedOperation[] = ['certificates', 'clients'];

/** Every path of the provider's API, both generations. */
export const ROUTES: ReadonlyMap<string, ApiRoute> = new Map([
  ...routesOf('v2', { ...PATHS.v2, ...JAVA }),
  ...routesOf('v3', PATHS.v3),
]);

function routesOf(generation: ApiGeneration, paths: Readonly<Record<string, string>>): [string, ApiRoute][] {
  return Object.entries(paths).map(([name, path]) => {
    const operation = name as SimulatedOperation;
    return [path, { generation, operation, method: PLAIN.includes(operation) ? 'GET' : 'POST' }];
  });
}
