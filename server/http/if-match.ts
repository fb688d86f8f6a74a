import type { FastifyRequest } from 'fastify';
import type { Contract } from '#shared/contracts/contract.ts';
import { Problem } from './problem.ts';

/** The tag of a record that somebody may edit: its version, which grows with every edit. */
export const versionTag = (version: number): string => `"${version}"`;

const takesVersion = ({ body }: Contract) => 'version' in ((body as { shape?: object }).shape ?? {});

/**
 * The body of a write with the version that `If-Match` names, where it names none itself: the same condition in the words of
 * HTTP. `*` asks for nothing; a tag that is none of ours matches nothing, which is 412.
 */
export function withIfMatch(contract: Contract, { headers }: FastifyRequest, body: unknown): unknown {
  const tag = headers['if-match'];
  if (tag === undefined || tag.trim() === '*' || !takesVersion(contract)) return body;
  const sent = (body ?? {}) as Record<string, unknown>;
  if (typeof sent !== 'object' || Array.isArray(sent) || sent.version !== undefined) return body;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(tag.trim())?.[1];
  if (version === undefined) throw new Problem('stale_version', { status: 412 });
  return { ...sent, version: Number(version) };
}

/** A change on an older version, in the status that belongs to the header which named that version. */
export function asPrecondition(error: unknown, { headers }: FastifyRequest): unknown {
  const isStale = error instanceof Problem && error.code === 'stale_version';
  return isStale && headers['if-match'] !== undefined ? error.withStatus(412) : error;
}
