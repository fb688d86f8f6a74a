import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';

/** What one accepts by signing in or up, with the links to both texts. `before` begins the sentence. */
export function AcceptLine({ before }: { before: string }) {
  const t = useT();
  return (
    <p className="t-small t-3 mt-4 rule-above pt-4">
      {before}{' '}
      <AppLink className="link" to="/terms-of-use">
        {t('shell:sign_in.terms')}
      </AppLink>{' '}
      {t('shell:sign_in.accept_between')}{' '}
      <AppLink className="link" to="/privacy-policy">
        {t('shell:sign_in.privacy')}
      </AppLink>
      {t('shell:sign_in.accept_after')}
    </p>
  );
}
