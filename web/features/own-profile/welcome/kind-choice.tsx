import ChevronRight from 'lucide-react/icons/chevron-right';
import { profileSlug } from '#shared/domain/profile/own-profile-paths.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { Swatch } from '#web/components/krama/swatch.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { kramaOf } from '#web/lib/stakeholder-link.ts';
import { useT } from '#web/lib/texts.tsx';

/** What one can be on the site, each with what its page brings. */
export function KindChoice({
  kinds,
  to,
}: {
  kinds: readonly StakeholderKind[];
  to(kind: StakeholderKind): string;
}) {
  const t = useT();
  return (
    <ul className="own-waiting own-choice">
      {kinds.map((kind) => {
        const slug = profileSlug(kind);
        return (
          <li key={kind}>
            <AppLink to={to(kind)}>
              <Swatch seed={kind} category={kramaOf(kind)} />
              <span>
                <b>{t(`own-profile:welcome.kind.${slug}`)}</b>
                <span className="t-small">{t(`own-profile:welcome.brings.${slug}`)}</span>
              </span>
              <Icon of={ChevronRight} />
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
