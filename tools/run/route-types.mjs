import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { installedBin, outputPath, root } from './paths.mjs';

const WRITTEN = '.react-router/types/+routes.ts';
const OURS = '.react-router/register.ts';

/**
 * What the router knows of all routes, without what each of them is made of. As the router writes it, whatever imports the
 * router hangs on all pages: one edited contract makes the compiler look at every file of the project, where some 300 hang
 * on it. What a route is made of is named by its own file of types, and asked for there alone.
 */
export function registerOf(routes) {
  const before = routes.split(/^type RouteModules\b/m)[0];
  return `${before.replace(/^ *routeModules: .*\n/m, '').trimEnd()}\n`;
}

/** Writes it beside the types of the routes, if these are there and it is another than before. */
export function writeRegister(folder = root) {
  const [from, to] = [path.join(folder, WRITTEN), path.join(folder, OURS)];
  if (!existsSync(from)) return;
  const wanted = registerOf(readFileSync(from, 'utf8'));
  if (!existsSync(to) || readFileSync(to, 'utf8') !== wanted) writeFileSync(to, wanted);
}

/** Makes the types of the routes. Resolves to the exit code. */
export async function makeRouteTypes() {
  const code = await run(installedBin('react-router'), ['typegen'], { quiet: outputPath('route types') });
  if (code === 0) writeRegister();
  return code;
}
