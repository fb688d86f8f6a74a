import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';

/** When whoever asked is told to come back. */
const RETRY_SECONDS = 120;
/** What balancers and Prometheus ask, and what the page of maintenance is drawn with. */
const STAYS_OPEN =
  /^\/(healthz|readyz|version|metrics|favicon\.ico|brand\.css|brand\/logo\.png|manifest-\w+\.webmanifest|(assets|icons)\/.*)$/;

/** While the site is closed for maintenance every page and call says so, in the reader's language. */
export function refuseInMaintenance(
  app: FastifyInstance,
  { maintenance }: Pick<Services, 'maintenance'>,
): void {
  app.addHook('onRequest', async ({ url }) => {
    if (maintenance.isOn && !STAYS_OPEN.test(url.split('?', 1)[0]!)) throw closed();
  });
}

const closed = () =>
  new Problem('unavailable', {
    titleKey: 'problem:maintenance.title',
    messageKey: 'problem:maintenance.message',
    reason: 'maintenance',
    retryAfterSeconds: RETRY_SECONDS,
  });
