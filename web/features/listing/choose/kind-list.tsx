import type { LucideIcon } from 'lucide-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Building2 from 'lucide-react/icons/building-2';
import Compass from 'lucide-react/icons/compass';
import HandCoins from 'lucide-react/icons/hand-coins';
import Network from 'lucide-react/icons/network';
import Rocket from 'lucide-react/icons/rocket';
import { LISTING_FORMS } from '#shared/domain/listing/forms.ts';
import { stepPath } from '#shared/domain/listing/listing-paths.ts';
import {
  OTHER_STAKEHOLDER_TYPES,
  STAKEHOLDER_KINDS,
  type StakeholderKind,
} from '#shared/domain/stakeholder-kinds.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Chip } from '#web/components/ui/chip.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useShell } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';

const ICONS: Readonly<Record<StakeholderKind, LucideIcon>> = {
  startup: Rocket,
  mentor: Compass,
  investor: HandCoins,
  eso: Building2,
  other: Network,
};
/** How long it takes a person who has everything at hand. */
const MINUTES: Readonly<Record<StakeholderKind, number>> = {
  startup: 10,
  mentor: 8,
  investor: 8,
  eso: 8,
  other: 6,
};

/** What can be listed; the last kind asks for its type at once. */
export function KindList() {
  const t = useT();
  return (
    <section aria-labelledby="what-to-list">
      <h2 id="what-to-list" className="t-h3 rule-below-ink pb-3">
        {t('listing:choose.question')}
      </h2>
      <ul>
        {STAKEHOLDER_KINDS.map((kind) => (
          <li key={kind} id={kind} className="rule-below py-5">
            <AppLink to={stepPath(kind, 'basic')} className="row-link flex items-start gap-4">
              <Icon of={ICONS[kind]} size="l" className="mt-1 t-ink" />
              <span className="min-w-0 flex-1">
                <span className="t-h4 block t-ink">{t(`listing:kind.${kind}.title`)}</span>
                <span className="t-2 block">{t(`listing:kind.${kind}.text`)}</span>
                <span className="t-small t-3 block">
                  {t('listing:choose.effort', {
                    count: LISTING_FORMS[kind].steps.length,
                    minutes: MINUTES[kind],
                  })}
                </span>
              </span>
              <Icon of={ArrowRight} className="mt-1 flex-none t-ink" />
            </AppLink>
            {kind === 'other' && <Types />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Types() {
  const t = useT();
  const types = useShell()?.content?.stakeholder_types ?? OTHER_STAKEHOLDER_TYPES;
  return (
    <div className="mt-4 pl-10">
      <p className="t-small t-3 mb-2">{t('listing:choose.types')}</p>
      <ul className="chips">
        {types.map((type) => (
          <li key={type.slug}>
            <Chip to={`${stepPath('other', 'basic')}?type=${type.slug}`}>
              {localName(type, t.language).text}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
