import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { getProduct as contract } from '#shared/contracts/product.contract.ts';
import { stakeholder } from '../../../database/schema/stakeholder.ts';
import { product } from '../../../database/schema/stakeholder-parts.ts';
import { Problem } from '../../../http/problem.ts';
import type { CallContext } from '../../../http/route.ts';
import { profileOfItem } from '../change-item.ts';
import { presentProducts } from '../items.present.ts';
import { normalItem, type ProductItem } from '../items.ts';
import { readState } from '../profile-state.ts';

/** A product as its team edits it; for everybody else as its approved page shows it. */
export async function getProduct(
  context: CallContext,
  id: string,
): Promise<z.input<(typeof contract)['response']>> {
  const { stakeholder_id, ...product } = await findProduct(context, id);
  const [shown] = await presentProducts(context.services, [product]);
  return { ...shown!, stakeholder_id };
}

async function findProduct(
  context: CallContext,
  id: string,
): Promise<ProductItem & { stakeholder_id: string }> {
  const { db } = context.services.database;
  if (context.actor.kind === 'person') {
    const own = await profileOfItem(context, 'product', id).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'not_found') return null;
      throw error;
    });
    const edited = own ? (await readState(db, own)).edited.lists.product : [];
    const found = edited.find((one) => one.id === id);
    if (own && found) return { ...found, stakeholder_id: own };
  }
  const [row] = await db
    .select({ product })
    .from(product)
    .innerJoin(
      stakeholder,
      and(eq(stakeholder.id, product.stakeholder_id), eq(stakeholder.status, 'approved')),
    )
    .where(eq(product.id, id));
  if (!row) throw new Problem('not_found');
  return { ...normalItem('product', row.product), stakeholder_id: row.product.stakeholder_id };
}
