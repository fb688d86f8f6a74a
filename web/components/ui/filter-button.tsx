import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useT } from '#web/lib/texts.tsx';
import { Badge } from './badge.tsx';
import { ButtonLink } from './button-link.tsx';
import { Icon } from './icon.tsx';

/** The way to the filters on phones, with how many are chosen; `label` says that number in words. */
export function FilterButton({ to, chosen, label }: { to: string; chosen: number; label: string }) {
  const t = useT();
  return (
    <ButtonLink
      className="on-phone"
      look="line"
      to={to}
      icon={<Icon of={SlidersHorizontal} />}
      iconEnd={chosen > 0 ? <Badge count={chosen} label={label} /> : undefined}
    >
      {t('common:action.filter')}
    </ButtonLink>
  );
}
