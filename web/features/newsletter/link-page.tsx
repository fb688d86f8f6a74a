import { Form, useNavigation } from 'react-router';
import type { NewsletterSubscription } from '#shared/contracts/newsletter.contract.ts';
import { LEFT_ADDRESS_DAYS, NEWSLETTER_PATH } from '#shared/domain/newsletter.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { useShell } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';

/** The page of a link that a mail of the newsletter carries: one button. */
export function NewsletterLinkPage({ subscription }: { subscription: NewsletterSubscription | null }) {
  const t = useT();
  const busy = useNavigation().state === 'submitting';
  const offered = useShell()?.content?.site.newsletter ?? false;
  const step = subscription ? stepOf(subscription) : 'gone';
  const title = t(`newsletter:link.${step}_title`);
  return (
    <div className="wrap section">
      <PageHead title={title} robots="noindex" />
      <h1 className="t-h1">{title}</h1>
      <div className="max-w-prose">
        <p className="t-lead t-2 mt-3 mb-6" role={subscription ? 'status' : undefined}>
          {subscription && `${t('newsletter:link.about', { email: subscription.email })} `}
          {step === 'left'
            ? t('newsletter:link.left_text', { days: formatInteger(LEFT_ADDRESS_DAYS) })
            : t(`newsletter:link.${step}_text`)}
        </p>
        {step === 'gone' && offered && (
          <ButtonLink to={NEWSLETTER_PATH}>{t('newsletter:link.to_form')}</ButtonLink>
        )}
        {(step === 'confirm' || step === 'leave') && (
          <Form method="post">
            <Button type="submit" name="do" value={step} loading={busy}>
              {t(`newsletter:link.${step}`)}
            </Button>
          </Form>
        )}
        {step === 'left' && subscription?.does === 'leave' && (
          <Form method="post">
            <Button type="submit" name="do" value="subscribe" look="line" loading={busy}>
              {t('newsletter:link.take_back')}
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
}

/** What the page says: what the button will do, or what is done. */
function stepOf({ does, state }: NewsletterSubscription) {
  if (does === 'confirm') return state === 'confirmed' ? 'confirmed' : 'confirm';
  return state === 'left' ? 'left' : 'leave';
}
