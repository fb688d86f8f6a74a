import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

/** Welcome, the form, help, what one accepts (2.140 to 2.143): the content of the sign-in dialog and of its page. */
export function SignInPanel({
  titleId,
  level = 2,
  ...form
}: SignInFormProps & { titleId: string; level?: 1 | 2 }) {
  const t = useT();
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <>
      <Title id={titleId} className="t-h2">
        {t('shell:sign_in.welcome')}
      </Title>
      <p className="t-2 mt-2 mb-5">{t('shell:sign_in.text_email')}</p>
      <SignInForm {...form} />
      <p className="t-small mt-5">
        <AppLink className="link" to="/contact">
          {t('shell:sign_in.no_account')}
        </AppLink>
      </p>
      <p className="t-small t-3 mt-4 border-line border-t pt-4">
        {t('shell:sign_in.accept_before')}{' '}
        <AppLink className="link" to="/terms-of-use">
          {t('shell:sign_in.terms')}
        </AppLink>{' '}
        {t('shell:sign_in.accept_between')}{' '}
        <AppLink className="link" to="/privacy-policy">
          {t('shell:sign_in.privacy')}
        </AppLink>
        {t('shell:sign_in.accept_after')}
      </p>
    </>
  );
}
