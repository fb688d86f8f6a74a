import { Form } from 'react-router';
import { NOTIFICATION_SETTINGS_PATH } from '#shared/domain/notification.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { signInAction } from '#web/features/account/sign-in-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Subscription } from './load-unsubscribe.ts';

/** Turns mails off without signing in (UX rule 47): one button, and the way back. */
export function UnsubscribePage({
  subscription,
  changed,
}: {
  subscription: Subscription | null;
  changed: boolean;
}) {
  const t = useT();
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
  const title = t('notification:unsubscribe.title');
  return (
    <div className="wrap section">
      <PageHead title={title} robots="noindex" />
      <h1 className="t-h1">{title}</h1>
      <p className="t-lead t-2 mt-3 mb-6">{t('notification:unsubscribe.lead', { email })}</p>
      <Form method="post">
        {subscribed ? (
          <>
            {changed && (
              <div className="mb-6">
                <Notice tone="ok" live>
                  <p>{t('notification:unsubscribe.undone')}</p>
                </Notice>
              </div>
            )}
            <p className="mb-4">
              {subject === 'digest'
                ? t('notification:unsubscribe.digest')
                : t('notification:unsubscribe.kind', { kind: t(`notification:setting.${subject}`) })}
            </p>
            <Button type="submit" name="do" value="unsubscribe">
              {t('notification:unsubscribe.button')}
            </Button>
          </>
        ) : (
          <>
            <Notice tone="ok" live>
              <p>{t('notification:unsubscribe.done', { email })}</p>
            </Notice>
            <p className="mt-4">
              <Button type="submit" name="do" value="subscribe" look="line">
                {t('notification:unsubscribe.undo')}
              </Button>
            </p>
          </>
        )}
      </Form>
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
