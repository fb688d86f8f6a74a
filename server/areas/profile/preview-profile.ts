import type { z } from 'zod';
import type { previewProfile as contract } from '#shared/contracts/profile.contract.ts';
import { type FacetKey, TERM_FIELDS, type TermField } from '#shared/domain/facets.ts';
import type { DatabaseClient, Queryable } from '../../database/client.ts';
import { inRolledBack } from '../../database/in-rolled-back.ts';
import type { Work } from '../../database/work.ts';
import { visitor } from '../../http/actor.ts';
import type { CallContext } from '../../http/route.ts';
import { signedFileAddress } from '../file/file-address.ts';
import type { DirectoryIndex } from '../stakeholder/directory/directory-index.ts';
import { readDetail, readWhole } from '../stakeholder/get-stakeholder.ts';
import { readRecord } from '../stakeholder/read-record.ts';
import type { StakeholderRecord } from '../stakeholder/stakeholder-record.ts';
import { updateStakeholder } from '../stakeholder/write-stakeholder.ts';
import { requireRole } from '../team/membership.ts';
import { patchOf } from './patch-of.ts';
import { readState } from './profile-state.ts';

type Preview = z.input<(typeof contract)['response']>;

/**
 * The page as it would be: written in a transaction, read by the very code that reads public pages, and given up. So a
 * preview never shows anything else than what approval will.
 */
export async function previewProfile(
  context: CallContext,
  id: string,
  as: 'visitor' | 'member',
): Promise<Preview> {
  const { database } = context.services;
  await requireRole(database.db, context.actor, id, 'view_private');
  return inRolledBack(database, (tx) => draw(context, tx, id, as));
}

async function draw(
  context: CallContext,
  tx: Queryable,
  id: string,
  as: 'visitor' | 'member',
): Promise<Preview> {
  const { record, edited, changes } = await readState(tx, id);
  const names = Object.keys(changes);
  const work: Work = { tx, context, changes: () => undefined, onRollback: () => undefined };
  if (names.length > 0) await updateStakeholder(work, id, patchOf(record, edited, names));
  const after = await readRecord(tx, id, { lock: false });
  const { services } = context;
  const reader = {
    actor: as === 'visitor' ? visitor : context.actor,
    services: {
      ...services,
      database: Object.create(services.database, { db: { value: tx } }) as DatabaseClient,
      directory: withRecord(services.directory, after),
    },
  };
  const data = await readDetail((await readWhole(id, reader))!, reader);
  const address = (file: string | null | undefined, size: '128' | '256' | '512' | 'original') =>
    file ? signedFileAddress(services, file, size) : '';
  const wares = new Map(after.products.map(({ id, picture_id }) => [id, picture_id]));
  const faces = new Map(after.team_members.map(({ id, photo_id }) => [id, photo_id]));
  return {
    data: {
      ...data,
      logo: address(after.logo_id, '256'),
      cover: address(after.cover_id, 'original'),
      products: data.products.map((one) => ({ ...one, picture: address(wares.get(one.id), '512') })),
      team_members: data.team_members.map((one) => ({ ...one, photo: address(faces.get(one.id), '128') })),
    },
  };
}

/** The directory as it would be with this record in it. */
function withRecord(directory: DirectoryIndex, record: StakeholderRecord): DirectoryIndex {
  const valuesOf = (id: string, key: FacetKey): string[] => {
    if (id !== record.id) return directory.valuesOf(id, key);
    return (TERM_FIELDS as readonly string[]).includes(key)
      ? [...(record.terms[key as TermField] ?? [])]
      : [];
  };
  return { ...directory, valuesOf, related: () => directory.related(record.id, 0) };
}
