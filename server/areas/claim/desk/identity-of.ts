import { eq } from 'drizzle-orm';
import type { DeskClaim } from '#shared/contracts/desk-claim.contract.ts';
import { isPersonPage } from '#shared/domain/claim.ts';
import { personName } from '#shared/format/person-name.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import type { Queryable } from '../../../database/client.ts';
import { identity_link } from '../../../database/schema/account.ts';
import type { FullClaim } from '../claim.queries.ts';

/** What tells of a human being whether the page is theirs: the name, and whether the state vouches for it. */
export async function identityOf(
  db: Queryable,
  { row, page, claimant }: Pick<FullClaim, 'row' | 'page' | 'claimant'>,
): Promise<DeskClaim['identity']> {
  if (!isPersonPage(page)) return null;
  const onPage = [page.name, page.name_kh].map(plain).filter(Boolean);
  const linked = (await db.$count(identity_link, eq(identity_link.person_id, row.person_id))) > 0;
  return {
    same_name: LANGUAGES.some((language) => onPage.includes(plain(personName(claimant, language).text))),
    linked,
  };
}

/** The words of a name in one order, whichever stands first. */
const plain = (name: string): string =>
  name.normalize('NFC').toLowerCase().split(/\s+/).toSorted().join(' ').trim();
