import type { NotificationParams } from '#shared/domain/notification.ts';
import { profilePath } from '#shared/domain/profile/own-profile-paths.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Work } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { notify } from '../../../notify/notify.ts';
import type { StakeholderRecord } from '../../stakeholder/stakeholder-record.ts';
import { findOwners } from '../../team/team.queries.ts';

type Kind = 'page_corrected' | 'page_off' | 'page_back';

/** Tells the owners of a page what the desk did with it; `about` names the act, so that it can be taken back. */
export async function tellPageOwners(
  work: Work,
  record: StakeholderRecord,
  kind: Kind,
  { about, note, showAfter }: { about: string; note: (language: Language) => string; showAfter?: Date },
): Promise<void> {
  const { id, name, name_kh } = record;
  for (const owner of await findOwners(work.tx, id)) {
    const params: NotificationParams[Kind] = { name, name_kh, note: note(owner.language) };
    await notify(work, {
      person_id: owner.id,
      kind,
      actor_id: signedIn(work.context).id,
      object_id: about,
      params,
      link: profilePath(record.kind, id),
      ...(showAfter ? { showAfter } : {}),
    });
  }
}
