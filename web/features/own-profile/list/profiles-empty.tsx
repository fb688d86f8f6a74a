import { profileSlug, profilesPath } from '#shared/domain/profile/own-profile-paths.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { kramaOf } from '#web/lib/stakeholder-link.ts';
import { useT } from '#web/lib/texts.tsx';
import { MATCHING_PATH } from '../profile-address.ts';

/** No profile of a kind yet: begin one, or find the page that is there already. */
export function ProfilesEmpty({ kind }: { kind: StakeholderKind }) {
  const t = useT();
  const slug = profileSlug(kind);
  return (
    <div className="mt-8">
      <EmptyState
        boxed
        category={kramaOf(kind)}
        title={t(`own-profile:empty.${slug}.title`)}
        text={t(`own-profile:empty.${slug}.text`)}
        actions={
          <>
            <ButtonLink to={`${profilesPath(kind)}?create=1`}>{t(`own-profile:new.${slug}`)}</ButtonLink>
            <ButtonLink look="line" to={MATCHING_PATH}>
              {t('own-profile:empty.matching')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
