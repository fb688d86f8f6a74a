import { scopeOf } from '#shared/domain/facets.ts';
import type { Shown } from '../../http/freshness.ts';
import type { CallContext } from '../../http/route.ts';
import type { WholeRecord } from './find-whole.ts';
import { BESIDE_TAG } from './write-stakeholder.ts';

/** Whether a record stands under a category. */
export function isUnder(category: string, row: Pick<WholeRecord['row'], 'kind' | 'type_slug'>): boolean {
  const { kind, type_slug } = scopeOf(category);
  return kind === 'all' || (kind === row.kind && (!type_slug || type_slug === row.type_slug));
}

/** A whole answer is not looked at again when it is kept: it is made anew, too, when others may stand beside the record. */
export function tagRecord({ tag, freshUntil }: Pick<CallContext, 'tag' | 'freshUntil'>, shown: Shown): void {
  tag(...shown.tags, 'program', 'cohort', BESIDE_TAG);
  if (Number.isFinite(shown.until)) freshUntil(new Date(shown.until));
}

/** The answer about a record to a visitor where its public document is kept and stands under this category. */
export function keptStakeholder(
  category: string,
  id: string,
  context: Pick<CallContext, 'services' | 'actor' | 'tag' | 'freshUntil'>,
): string | undefined {
  if (context.actor.kind !== 'visitor') return undefined;
  const kept = context.services.records.get(id);
  if (!kept || !isUnder(category, kept.row)) return undefined;
  tagRecord(context, kept.shown);
  return kept.json.toString();
}
