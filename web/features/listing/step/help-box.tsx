import LifeBuoy from 'lucide-react/icons/life-buoy';
import { CALLING_CODE } from '#shared/country/chosen/facts.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useShell } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';

const HERE = new RegExp(`^\\+${CALLING_CODE}(..)(...)`);
/** As it is dialled here; the whole formatter of numbers would weigh more than this box. */
const grouped = (phone: string) => phone.replace(HERE, '0$1 $2 ');

/** Where to get help, in the same place on every page of the listing (WCAG 3.2.6). */
export function HelpBox() {
  const t = useT();
  const phone = useShell()?.content?.site.phone;
  return (
    <Notice icon={LifeBuoy}>
      <p className="t-small">
        {phone ? t('listing:help.before', { phone: grouped(phone) }) : t('listing:help.alone')}{' '}
        <AppLink to="/contact" className="link">
          {t('listing:help.link')}
        </AppLink>
        {t('listing:help.after')}
      </p>
    </Notice>
  );
}
