import { AppLink } from '#web/components/ui/app-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { signInAction } from '#web/lib/sign-in-paths.ts';
import { useT } from '#web/lib/texts.tsx';

/** The session ended while the form was sent: everything typed is still in it, and can be sent again. */
export function NotSignedIn() {
  const t = useT();
  return (
    <Notice tone="error" live title={t('person:form.signed_out_title')}>
      <p>
        {t('person:form.signed_out_text')}{' '}
        <AppLink className="link" to={signInAction('/user/profile/bio')} target="_blank">
          {t('person:form.signed_out_link')}
        </AppLink>
      </p>
    </Notice>
  );
}
