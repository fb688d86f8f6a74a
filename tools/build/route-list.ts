import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';
import { type Audience, innerAreaOf } from './audience.ts';

/** One route as React Router describes it to the browser. */
export type BrowserRoute = { id: string; imports?: string[]; css?: string[] } & Record<string, unknown>;
export interface RouteList {
  entry: Record<string, unknown>;
  routes: Record<string, BrowserRoute>;
  [key: string]: unknown;
}

const FOLDER = '/assets/';
const BEFORE = 'window.__reactRouterManifest=';

/** Where a build puts the list of routes for its server, beside the server (server/http/route-lists.ts). */
export const ROUTES_FILE = 'server/routes.json';

/**
 * Writes the list of routes shorter, and as data for the server. It names every file of every route, the same few hundred
 * names thousands of times, and every page loads it: here each name stands once and routes name their files by number,
 * which measured 9.5 to 5.9 KB. What the browser reads is the same list.
 */
export function shortRouteList(build: string, audience: Audience): Plugin {
  return {
    name: 'short-route-list',
    buildApp: {
      order: 'post',
      async handler() {
        const client = path.join(build, 'client');
        const { file } = await findRouteList(client);
        const list = withLastingFrame(await readRouteList(client));
        await writeFile(file, BEFORE + shorten(audience === 'visitors' ? forVisitors(list) : list));
        await writeFile(path.join(build, ROUTES_FILE), JSON.stringify(list));
      },
    },
  };
}

/**
 * React Router marks the address of a style sheet that a part of a page fetches too (`#`), so that the part links it by
 * itself: the page's link goes with the page. That of the frame stays. Linked once more, behind those of a page, it would
 * win over the page's own rules: it is named by the frame alone.
 */
export function withLastingFrame({ entry, routes, ...list }: RouteList): RouteList {
  const frame = new Set((routes.root?.css ?? []).map(unmarked));
  const ofPage = (css: string[]) => css.filter((file) => !frame.has(unmarked(file)));
  return {
    ...list,
    entry: { ...entry, ...(isList(entry.css) ? { css: entry.css.map(unmarked) } : {}) },
    routes: Object.fromEntries(
      Object.entries(routes).map(([id, route]) => [
        id,
        isList(route.css) ? { ...route, css: id === 'root' ? [...frame] : ofPage(route.css) } : route,
      ]),
    ),
  };
}

const unmarked = (file: string): string => file.replace('#', '');
const isList = (value: unknown): value is string[] => Array.isArray(value);

/** The list that a build wrote, shortened or not: the file is a script for browsers either way. */
export async function readRouteList(folder: string): Promise<RouteList> {
  const { source } = await findRouteList(folder);
  return JSON.parse(
    runInNewContext(`JSON.stringify(${source.slice(BEFORE.length).replace(/;\s*$/, '')})`),
  ) as RouteList;
}

async function findRouteList(folder: string): Promise<{ file: string; source: string }> {
  const assets = path.join(folder, 'assets');
  const name = (await readdir(assets)).find((one) => /^manifest-\w+\.js$/.test(one));
  if (!name) throw new Error('The build wrote no list of routes');
  const file = path.join(assets, name);
  const source = await readFile(file, 'utf8');
  if (!source.startsWith(BEFORE)) throw new Error('The list of routes is not written as expected');
  return { file, source };
}

/**
 * Without what pages of the desk import: every public page loads this list, and those are reached from a public page once,
 * at sign-in. Their code names its files itself, a round trip later; only the style sheets have to be known before.
 */
export function forVisitors({ routes, ...list }: RouteList): RouteList {
  const isStaffs = (id: string) => ['desk', 'dev'].includes(innerAreaOf(id.replace('routes/', '')) ?? '');
  return {
    ...list,
    routes: Object.fromEntries(
      Object.entries(routes).map(([id, route]) => [id, isStaffs(id) ? { ...route, imports: [] } : route]),
    ),
  };
}

/**
 * An expression that gives the list again. Files are numbered by how often they are named. Of
 * what a route imports, files that others name too are marks in a row: rows of neighbours are alike, and compress best.
 */
export function shorten({ routes, ...rest }: RouteList): string {
  const all = Object.values(routes);
  const named = new Map<string, number>();
  for (const name of all.flatMap((route) => Object.values(route).flat()))
    if (isFile(name)) named.set(name, (named.get(name) ?? 0) + 1);
  const names = [...named].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const numbers = new Map(names.map((name, number) => [name, number]));
  const often = names.filter((name) => (named.get(name) ?? 0) > 1).length;
  const keys = [...new Set(all.flatMap((route) => Object.keys(route)))];
  const columns = keys.map((key) => all.map((route) => cell(key, route[key], numbers, often)));
  const files = names.map((name) => name.slice(FOLDER.length)).join('|');
  return `(${READ})(${[files, keys, columns, often, rest].map((part) => JSON.stringify(part)).join(',')});`;
}

const isFile = (value: unknown): value is string => typeof value === 'string' && value.startsWith(FOLDER);

/** 0: not there. A number in a list: a file. Text behind `/`: files. Anything else in a list of one: itself. */
function cell(key: string, value: unknown, numbers: ReadonlyMap<string, number>, often: number): unknown {
  if (value === undefined) return 0;
  if (isFile(value)) return [numbers.get(value)];
  if (!Array.isArray(value)) return value === false ? -1 : value === true ? 1 : value;
  if (!value.every(isFile)) throw new Error('A list of the routes names something else than files');
  const list = value.map((name) => numbers.get(name)!);
  // Code may be fetched in any order; style sheets may not.
  if (key === 'imports') {
    const marks = Array.from({ length: often }, (_, number) => (list.includes(number) ? 1 : 0));
    const alone = list.filter((number) => number >= often).sort((a, b) => a - b);
    return `/${marks.join('').replace(/0+$/, '')} ${alone.map((number) => (number - often).toString(36)).join(' ')}`;
  }
  return `/${list.map((number) => number.toString(36)).join(' ')}`;
}

/** Runs in the browser; in step with `shorten`. */
const READ = `(files,keys,columns,often,rest)=>{files=files.split("|").map(f=>"${FOLDER}"+f);let routes={};columns[0].forEach((_,row)=>{let route={};keys.forEach((key,i)=>{let v=columns[i][row],is=key=="imports",list;if(v===0)return;if(v===1||v===-1)v=v>0;else if(Array.isArray(v))v=files[v[0]];else if(key!="path"&&typeof v=="string"&&v[0]=="/"){list=v.slice(1).split(" ");v=(is?[...list.shift()].flatMap((m,n)=>m>0?[files[n]]:[]):[]).concat(list.filter(Boolean).map(d=>files[parseInt(d,36)+(is?often:0)]))}route[key]=v});routes[route.id]=route});return{...rest,routes}}`;
