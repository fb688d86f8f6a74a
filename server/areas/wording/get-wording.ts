import { desc, eq } from 'drizzle-orm';
import type { WordingDetail } from '#shared/contracts/wording.contract.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { placesIn, WORDING_ACTION } from '#shared/domain/wording.ts';
import { translate } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Queryable } from '../../database/client.ts';
import { wording_change } from '../../database/schema/operations.ts';
import type { SignedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import { findNames, nameOf } from '../account/find-names.ts';
import { releasedTexts } from './find-texts.ts';
import { presentWording } from './wording.present.ts';

const namesIn = (language: Language) => ({
  site: translate(language, 'shell:product.sentence'),
  site_name: translate(language, 'shell:product.name'),
});

/** One text in both languages with all its changes, as somebody at the desk sees it; problem `not_found` where the program has no such text. */
export async function getWording(
  db: Queryable,
  key: string,
  { desk_roles }: SignedIn,
): Promise<WordingDetail> {
  const text = releasedTexts.get(key);
  if (!text) throw new Problem('not_found');
  const { changed_at, version } = wording_change;
  const changes = await db
    .select()
    .from(wording_change)
    .where(eq(wording_change.key, key))
    .orderBy(desc(changed_at), desc(version));
  const staff = await findNames(
    db,
    changes.map(({ changed_by }) => changed_by),
  );
  const newest = (['en', 'km'] as const).flatMap((language) =>
    changes.filter((one) => one.language === language).slice(0, 1),
  );
  return {
    ...presentWording(text, newest),
    places: placesIn(`${text.en ?? ''} ${text.km ?? ''}`),
    can: { en: deskMay(desk_roles, WORDING_ACTION.en), km: deskMay(desk_roles, WORDING_ACTION.km) },
    names: { en: namesIn('en'), km: namesIn('km') },
    history: changes.map((change) => ({
      language: change.language as 'en' | 'km',
      version: change.version,
      text: change.text,
      changed_at: change.changed_at.toISOString(),
      changed_by: nameOf(staff, change.changed_by),
    })),
  };
}
