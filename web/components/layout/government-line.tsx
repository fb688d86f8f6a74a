import ShieldCheck from 'lucide-react/icons/shield-check';
import { useT } from '#web/lib/texts.tsx';
import { Icon } from '../ui/icon.tsx';

/** The thin line above the bar: whose site this is. */
export function GovernmentLine() {
  const t = useT();
  return (
    <section className="gov" aria-label={t('shell:government_label')}>
      <div className="wrap">
        <Icon of={ShieldCheck} size="s" />
        <p>
          {t('shell:government_line')}
          <span className="gov-country">{t('shell:government_country')}</span>
        </p>
      </div>
    </section>
  );
}
