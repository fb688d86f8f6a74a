import ArrowRight from 'lucide-react/icons/arrow-right';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';

/**
 * Leads on to the provider's page where no script does. Not by a redirect of the form: the policy of our pages lets forms
 * end on our own site only.
 */
export function LeavePanel({ titleId, to }: { titleId: string; to: string }) {
  const t = useT();
  return (
    <>
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
      <h1 id={titleId} className="t-h2">
        {t('shell:sign_in.leave_title')}
      </h1>
      <p className="t-2 mt-2 mb-5">{t('shell:sign_in.leave_text')}</p>
      <ButtonLink to={to} size="big" wide className="identity-button" iconEnd={<Icon of={ArrowRight} />}>
        {t('shell:sign_in.leave')}
      </ButtonLink>
    </>
  );
}
