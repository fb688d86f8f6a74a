import { categoryPath } from '#shared/domain/addresses.ts';
import { profilesPath } from '#shared/domain/profile/own-profile-paths.ts';
import { kindFromSlug } from '#shared/domain/stakeholder-kinds.ts';
import { GonePage } from '#web/features/publication/gone-page.tsx';
import { useT } from '#web/lib/texts.tsx';
import { useCategoryNames } from '../category-name.ts';

/** The page of a record that was public and was taken off: what a reader, and its owners, can do now. */
export function StakeholderGone({ category }: { category: string }) {
  const t = useT();
  const list = useCategoryNames().list(category);
  return (
    <GonePage
      list={{ text: list, to: categoryPath(category) }}
      title={t('stakeholder:gone.title')}
      text={t('stakeholder:gone.text')}
      action={t('stakeholder:all_in', { name: t.language === 'en' ? list.toLowerCase() : list })}
      other={{ text: t('stakeholder:gone.yours'), to: profilesPath(kindFromSlug(category)) }}
    />
  );
}
