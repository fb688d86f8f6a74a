import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { BROWSER_FLOOR } from './tools/build/browser-floor.ts';
import { assetName, chunkGroups, chunkName, planBrowserChunks } from './tools/build/chunks.ts';
import { khmerLines } from './tools/build/khmer-lines.ts';
import { precompress } from './tools/build/precompress.ts';
import { shortRouteList } from './tools/build/route-list.ts';
import { separateScript } from './tools/build/separate-script.ts';
import { serviceWorker } from './tools/build/service-worker.ts';

const client = fileURLToPath(new URL('./build/client', import.meta.url));
const compressed = fileURLToPath(new URL('./.cache/compressed', import.meta.url));

export default defineConfig({
  plugins: [
    khmerLines(),
    separateScript('web/starter/starter.ts', 'es2022'),
    planBrowserChunks(),
    tailwindcss(),
    reactRouter(),
    serviceWorker(client),
    shortRouteList(client),
    precompress(client, compressed),
  ],
  // Texts are data: browsers read them faster so than as code.
  json: { stringify: true },
  build: { target: 'es2022', cssTarget: BROWSER_FLOOR, assetsInlineLimit: 0, cssMinify: true },
  environments: {
    client: {
      build: {
        modulePreload: {
          // Who asks for a part is there, the part comes anyway, and what broken lines need is kept: no page lists them.
          resolveDependencies: (part, files, { hostId }) =>
            part.includes('over-line') ? [] : files.filter((file) => file !== hostId && file !== part),
        },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
            // The list of routes names each page's file in every first visit: short names compress.
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: chunkName,
            assetFileNames: assetName,
          },
        },
      },
    },
  },
});
