import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Fastify from 'fastify';
import type { ApiGeneration } from '#server/identity/camdigikey/api-paths.ts';
import { createApi } from './api/listener.ts';
import { writeClientFiles } from './client-files.ts';
import { loadMaterial, type Material } from './crypto/material.ts';
import { createState, type State } from './state/state.ts';
import { addControls } from './web/controls.ts';
import { addPages } from './web/pages.ts';

export interface SimulatorOptions {
  /** Port of the sign-in page; 0 for any. Its API listens on `apiPort`. */
  port: number;
  apiPort: number;
  /** Address of the site that signs people in, without a slash at the end. */
  siteUrl: string;
  /** Where keys and certificates are kept; in memory only when absent. */
  folder?: string;
  /** The API that the settings for clients name; the simulator answers both. */
  generation?: ApiGeneration;
  production: boolean;
}

export interface Simulator {
  state: State;
  material: Material;
  pageUrl: string;
  apiUrl: string;
  /** Domain under which the site is registered. */
  domain: string;
  /** Where a client finds its settings and stores; null while all is in memory only. */
  settingsFile: string | null;
  close(): Promise<void>;
}

/**
 * Starts the simulated identity provider on this machine: the sign-in page and, over mutual TLS, the API of both
 * generations. Throws in production, and when a port is taken.
 */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  if (options.production) throw new Error('The identity simulator does not run in production.');
  const material = await loadMaterial(options.folder);
  const state = createState(material);
  const domain = new URL(options.siteUrl).host;
  const app = Fastify({ bodyLimit: 64 * 1024 });
  addPages(app, { state, callbackUrl: `${options.siteUrl}/camdigikey-login` });
  addControls(app, state);
  await app.listen({ host: '127.0.0.1', port: options.port });
  const pageUrl = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  const api = createApi({ state, domain, pageUrl, siteUrl: options.siteUrl });
  api.listen(options.apiPort, '127.0.0.1');
  try {
    await once(api, 'listening');
  } catch (error) {
    await app.close();
    throw error;
  }
  const apiUrl = `https://localhost:${(api.address() as AddressInfo).port}`;
  const { folder, generation = 'v3' } = options;
  const client = folder && { folder: path.join(folder, 'client'), generation, domain, apiUrl, pageUrl };
  return {
    state,
    material,
    pageUrl,
    apiUrl,
    domain,
    settingsFile: client ? await writeClientFiles(material, client) : null,
    async close() {
      api.closeAllConnections();
      api.close();
      await Promise.all([once(api, 'close'), app.close()]);
    },
  };
}
