import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startTestApp } from '#tests/setup/test-app.ts';
import { createApp } from '../app.ts';
import { BUILD } from './static-files.ts';

const assets = path.join(BUILD, 'client/assets');

it.runIf(existsSync(assets))(
  'figures count the files of a build together: their names are new with each',
  async () => {
    const token = 'kT3u0vQz8mPq1sYx7nRb5cWd9fGh2jLa';
    const test = await startTestApp({ env: { METRICS_TOKEN: token } });
    const app = await createApp(test.services, { pages: true });
    try {
      const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
      for (const name of names.slice(0, 3))
        expect((await app.inject(`/assets/${name}`)).statusCode).toBe(200);
      const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
      expect(body).toMatch(
        /^http_request_duration_seconds_count\{method="GET",route="file",status="200"\} 3$/m,
      );
      expect(body).not.toContain('route="/assets/');
    } finally {
      await app.close();
      await test.stop();
    }
  },
);
