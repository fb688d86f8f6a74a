import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { TextKey } from '#shared/i18n/keys.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';

const GOES = ['goes_bio', 'goes_access', 'goes_personal', 'goes_roles'] as const;
const STAYS = ['stays_pages', 'stays_requests', 'stays_audit'] as const;

/** What a deleted account takes along, and what outlives it. */
export function StayGo() {
  const t = useT();
  const column = (
    title: TextKey,
    icon: typeof X,
    keys: readonly ((typeof GOES)[number] | (typeof STAYS)[number])[],
  ) => (
    <div>
      <h3 className="t-h4 mb-2">{t(title)}</h3>
      <ul className="t-small rule-above-ink">
        {keys.map((key) => (
          <li key={key}>
            <Icon of={icon} size="s" />
            <span>{t(`profile:leave.${key}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <div className="stay-go">
      {column('profile:leave.goes', X, GOES)}
      {column('profile:leave.stays', Check, STAYS)}
    </div>
  );
}
