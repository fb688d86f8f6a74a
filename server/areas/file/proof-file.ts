import { deskMay } from '#shared/domain/roles.ts';
import type { Actor } from '../../http/actor.ts';
import type { FileRow } from './file.queries.ts';

/** What claimants prove who they are with: no address opens it without the session of somebody who may read it. */
export const PROOF_PURPOSE = 'claim';

export const isProof = ({ purpose }: Pick<FileRow, 'purpose'>): boolean => purpose === PROOF_PURPOSE;

/** Who sent the document, and those of the desk who read claims. */
export function mayReadProof(actor: Actor, { owner_id }: Pick<FileRow, 'owner_id'>): boolean {
  return actor.kind === 'person' && (actor.id === owner_id || deskMay(actor.desk_roles, 'read_queue'));
}
