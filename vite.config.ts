import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { AUDIENCE, BUILD_FOLDERS } from './tools/build/audience.ts';
import { BROWSER_FLOOR } from './tools/build/browser-floor.ts';
import { assetName, chunkGroups, chunkName, planBrowserChunks } from './tools/build/chunks.ts';
import { khmerLines } from './tools/build/khmer-lines.ts';
import { membersFiles } from './tools/build/members-files.ts';
import { oneCountry } from './tools/build/one-country.ts';
import { precompress } from './tools/build/precompress.ts';
import { shortRouteList } from './tools/build/route-list.ts';
import { separateScript } from './tools/build/separate-script.ts';
import { serviceWorker } from './tools/build/service-worker.ts';

const inProject = (place: string) => fileURLToPath(new URL(place, import.meta.url));
const build = inProject(BUILD_FOLDERS[AUDIENCE]);
const client = `${build}/client`;
const compressed = inProject('.cache/compressed');

/** What is done once, when the files of both audiences are there (tools/build/audience.ts). */
const forAll = [
  serviceWorker(client, inProject(`${BUILD_FOLDERS.members}/client`)),
  membersFiles(inProject(BUILD_FOLDERS.members), build),
  precompress(client, compressed),
];

export default defineConfig({
  plugins: [
    oneCountry(),
    khmerLines(),
    separateScript('web/starter/starter.ts', 'es2022'),
    planBrowserChunks(AUDIENCE),
    tailwindcss(),
    reactRouter(),
    shortRouteList(build, AUDIENCE),
    ...(AUDIENCE === 'visitors' ? forAll : []),
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
