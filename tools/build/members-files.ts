import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ROUTES_FILE } from './route-list.ts';

/** The list of routes of the members' build, in the build that the server reads. */
const MEMBERS_ROUTES = 'server/members-routes.json';

/**
 * Puts the files that members' browsers load beside those of visitors, and their list of routes beside the server. What is
 * the same in both, such as the framework and the fonts, has one name and is one file.
 */
export function membersFiles(from: string, to: string): Plugin {
  return {
    name: 'members-files',
    buildApp: {
      order: 'post',
      async handler() {
        const assets = path.join(from, 'client/assets');
        const there = new Set(await readdir(path.join(to, 'client/assets')));
        for (const name of await readdir(assets))
          if (!there.has(name)) await cp(path.join(assets, name), path.join(to, 'client/assets', name));
        await cp(path.join(from, ROUTES_FILE), path.join(to, MEMBERS_ROUTES));
      },
    },
  };
}
