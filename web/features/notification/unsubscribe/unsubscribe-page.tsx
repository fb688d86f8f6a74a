import { Form, useNavigation } from 'react-router';
import { NOTIFICATION_SETTINGS_PATH } from '#shared/domain/notification.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { signInAction } from '#web/lib/sign-in-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Subscription } from './load-unsubscribe.ts';

/** Turns mails off without signing in: one button, and the way back. */
export function UnsubscribePage({
  subscription,
  changed,
}: {
  subscription: Subscription | null;
  changed: boolean;
}) {
  const t = useT();
  const busy = useNavigation().state === 'submitting';
  if (!subscription) {
    return (
      <div className="wrap section">
        <PageHead title={t('notification:unsubscribe.gone_title')} robots="noindex" />
        <h1 className="t-h1">{t('notification:unsubscribe.gone_title')}</h1>
        <p className="t-lead t-2 mt-3">{t('notification:unsubscribe.gone_text')}</p>
        <SettingsLink />
      </div>
    );
  }
  const { email, subject, subscribed } = subscription;
  const state = subscribed ? (changed ? 'again' : 'ask') : 'stopped';
  const title = t(`notification:unsubscribe.${state}.title`);
  const about =
    subject === 'digest'
      ? t(`notification:unsubscribe.${state}.digest`)
      : t(`notification:unsubscribe.${state}.kind`, { kind: t(`notification:setting.${subject}`) });
  return (
    <div className="wrap section">
      <PageHead title={title} robots="noindex" />
      <h1 className="t-h1">{title}</h1>
      <p className="t-lead t-2 mt-3 mb-6">{t('notification:unsubscribe.lead', { email })}</p>
      <div className="max-w-prose">
        {state === 'ask' ? <p>{about}</p> : <DoneNotice key={state} text={about} />}
        <Form method="post" className="mt-6">
          {subscribed ? (
            <Button
              type="submit"
              name="do"
              value="unsubscribe"
              look={state === 'again' ? 'line' : 'main'}
              loading={busy}
            >
              {t('notification:unsubscribe.button')}
            </Button>
          ) : (
            <Button type="submit" name="do" value="subscribe" look="line" loading={busy}>
              {t('notification:unsubscribe.undo')}
            </Button>
          )}
        </Form>
      </div>
      <SettingsLink />
    </div>
  );
}

function SettingsLink() {
  const t = useT();
  return (
    <p className="mt-6">
      <AppLink className="link" to={signInAction(NOTIFICATION_SETTINGS_PATH)}>
        {t('notification:unsubscribe.settings')}
      </AppLink>
    </p>
  );
}
