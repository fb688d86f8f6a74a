import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { hashAddress } from './caller.ts';
import { countedAs } from './counted-as.ts';
import { READS } from './origin.ts';

/**
 * Whoever is of the house and not believed names the visitors it asks for. Each has limits of their own; together they have as
 * many as twenty, so that making addresses up has an end.
 */
export function boundUnbelieved(app: FastifyInstance, services: Services): void {
  if (services.config.TRUST_PROXY > 0) return;
  app.addHook('onRequest', async (request) => {
    const { via } = countedAs(request, 0);
    if (via === '') return;
    const limit = READS.has(request.method) ? 'read-behind' : 'write-behind';
    await services.limits.spend(limit, hashAddress(services, via));
  });
}
