import { claimPath, objectionEndsFrom } from '#shared/domain/claim.ts';
import type { Work } from '../../database/work.ts';
import { mailPerson } from '../../mail/mail-person.ts';
import { signInUrl } from '../../mail/sign-in-url.ts';
import { notify } from '../../notify/notify.ts';
import { findOwners, type PageRow } from '../team/team.queries.ts';
import type { ClaimRow } from './claim.queries.ts';

/** Tells whoever owns a page that somebody else asks to look after it, so that they can say what they think of it. */
export async function tellOwners(work: Work, row: ClaimRow, page: PageRow): Promise<void> {
  for (const owner of await findOwners(work.tx, page.id)) {
    if (owner.id === row.person_id) continue;
    await notify(work, {
      person_id: owner.id,
      kind: 'claim_disputed',
      object_id: row.id,
      params: { name: page.name, name_kh: page.name_kh },
      link: claimPath(row.id),
    });
    await mailPerson(work, owner, {
      template: 'claim.owner',
      about_id: row.id,
      params: {
        to: owner,
        page: { name: page.name, name_kh: page.name_kh },
        what: 'disputed',
        reference: row.reference,
        text: '',
        until: objectionEndsFrom(new Date()).toISOString(),
        url: signInUrl(work, claimPath(row.id)),
      },
    });
  }
}
