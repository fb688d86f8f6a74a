import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import { seedMasterLists, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import type { BadRequest } from './bad-request.ts';
import type { Known } from './bad-values.ts';
import { knownFor, knownForPages } from './known/known.ts';
import { logOfFaults } from './log-of-faults.ts';

/** A small site for bad input to meet. */
export interface World {
  test: TestApp;
  /** What the server complained of since this was last asked. */
  complaints(): string[];
  /**
   * People to call, and what a call with this path needs; without a path something of everything. Made anew each time:
   * what one call breaks does not shield the next.
   */
  people(path?: string): Promise<{ known: Known; headers: Record<BadRequest['as'], Record<string, string>> }>;
  /** The same site with the built pages, at the port returned. Ends with the world. */
  listenWithPages(): Promise<number>;
  stop(): Promise<void>;
}

export async function makeWorld(): Promise<World> {
  const faults = logOfFaults();
  const test = await startTestApp({ log: faults.log });
  await seedMasterLists(test.services);
  const stakeholder = await writeStakeholder(test.services);
  const apps: FastifyInstance[] = [];
  return {
    test,
    complaints: faults.take,
    async people(path) {
      const reviewer = await test.signIn({ roles: ['reviewer'] });
      const administrator = await test.signIn({ roles: ['administrator'] });
      const member = await test.signIn();
      const other = await test.signIn();
      const scene = { test, cast: { member, other, reviewer, administrator }, stakeholder };
      const known = await (path === undefined ? knownForPages(scene) : knownFor(scene, path));
      return {
        known,
        headers: {
          visitor: {},
          member: member.headers,
          reviewer: reviewer.headers,
          administrator: administrator.headers,
        },
      };
    },
    async listenWithPages() {
      const app = await createApp(test.services, { pages: true });
      apps.push(app);
      await app.listen({ host: '127.0.0.1', port: 0 });
      return (app.server.address() as AddressInfo).port;
    },
    async stop() {
      for (const app of apps) await app.close();
      await test.stop();
    },
  };
}
