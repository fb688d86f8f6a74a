import Rss from 'lucide-react/icons/rss';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';

/** The news of a list as an Atom feed. */
export function FeedButton({ to }: { to: string }) {
  const t = useT();
  return (
    <ButtonLink look="line" size="s" to={to} reload icon={<Icon of={Rss} size="s" />}>
      {t('publication:atom')}
    </ButtonLink>
  );
}
