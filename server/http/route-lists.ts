import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { FILES_HEADER, MEMBERS_FILES } from '#shared/files-audience.ts';
import { BUILD } from './static-files.ts';

const members = new WeakMap<ServerBuild, ServerBuild>();

/**
 * What draws a page for this reader. It is one program, whose browser files are cut twice (tools/build/audience.ts): for
 * visitors so that a page brings few bytes, for members so that it brings few files.
 */
export const buildFor = (build: ServerBuild, isVisitor: boolean): ServerBuild =>
  isVisitor ? build : (members.get(build) ?? build);

/** Whether the worker of a member's browser asks, for a copy to keep (web/worker/kept.ts). */
export const asksMembersFiles = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers[FILES_HEADER] === MEMBERS_FILES;

/** The build with the lists of routes that were written beside it (tools/build/route-list.ts). */
export async function withRouteLists(built: ServerBuild): Promise<ServerBuild> {
  const build = { ...built, assets: await readList('routes.json') };
  members.set(build, { ...built, assets: await readList('members-routes.json') });
  return build;
}

const readList = async (name: string) =>
  JSON.parse(await readFile(path.join(BUILD, 'server', name), 'utf8')) as ServerBuild['assets'];
