import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups, chunkName } from './tools/build/chunks.ts';
import { precompress } from './tools/build/precompress.ts';

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    precompress(fileURLToPath(new URL('./build/client', import.meta.url))),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: true },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: chunkName } },
      },
    },
  },
});
