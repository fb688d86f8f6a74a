import LifeBuoy from 'lucide-react/icons/life-buoy';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useT } from '#web/lib/texts.tsx';

const HELP_PHONE = '023 000 100';

/** Where to get help, in the same place on every page of the listing (WCAG 3.2.6). */
export function HelpBox() {
  const t = useT();
  return (
    <Notice icon={LifeBuoy}>
      <p className="t-small">
        {t('listing:help.before', { phone: HELP_PHONE })}{' '}
        <AppLink to="/contact" className="link">
          {t('listing:help.link')}
        </AppLink>
        {t('listing:help.after')}
      </p>
    </Notice>
  );
}
