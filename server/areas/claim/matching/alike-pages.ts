import { NAME_MAX } from '#shared/constants.ts';
import type { findAlikePages as contract } from '#shared/contracts/matching.contract.ts';
import { fold } from '#shared/khmer/fold.ts';
import { toE164 } from '#shared/rules/phone.ts';
import { pagePath } from '../../../addresses/page-path.ts';
import type { Handler } from '../../../http/route.ts';
import { findNamedAlike } from '../../submission/find-duplicates.ts';

const MOST_SHOWN = 5;
/** Fewer letters begin too many names. */
const LEAST_LETTERS = 3;

/** What a name means, and no more of it than a name has: one sign can be written out as eighteen letters. */
const lettersOf = (typed: string) => typed.normalize('NFKC').slice(0, NAME_MAX).toWellFormed();

/** Pages that may be the one somebody types the name of: the same name or phone number first, then those of the same kind. */
export const alikePages: Handler<typeof contract> = async ({ query }, context) => {
  const [name, name_kh] = [lettersOf(query.name), lettersOf(query.name_kh)];
  // Visitors are not shown the numbers of pages, so they find none by them.
  const phone = context.actor.kind === 'person' ? toE164(query.phone) : null;
  const typed = [fold(name), fold(name_kh)].filter((name) => name.length >= LEAST_LETTERS);
  if (typed.length === 0 && !phone) return { data: [] };
  const found = await findNamedAlike(context.services.database.db, { name, name_kh, phone });
  const alike = found.flatMap(({ reason, ...page }) => {
    const names = [fold(page.name), fold(page.name_kh)];
    const isBegun = typed.some((begun) => names.some((name) => name.startsWith(begun)));
    return reason || isBegun
      ? [{ page, same: reason === 'name' || reason === 'phone', isKind: page.kind === query.kind }]
      : [];
  });
  const rank = ({ same, isKind }: (typeof alike)[number]) => Number(same) * 2 + Number(isKind);
  return {
    data: alike
      .toSorted((a, b) => rank(b) - rank(a))
      .slice(0, MOST_SHOWN)
      .map(({ page: { id, kind, type_slug, name, name_kh }, same }) => ({
        id,
        kind,
        name,
        name_kh,
        path: pagePath({ id, kind, type_slug, name, name_kh }),
        same,
      })),
  };
};
