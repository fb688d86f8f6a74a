import { formHome } from '#shared/domain/listing/listing-paths.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Resend } from '#web/features/listing/confirm/resend.tsx';
import { HelpBox } from '#web/features/listing/step/help-box.tsx';
import { NotSent } from '#web/features/listing/step/not-sent.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ResendAnswer } from '../load/load-check-mail.ts';
import type { DeadLink } from '../load/load-submission.ts';
import { RESEND_TEXTS, sendLinkAgain } from './resend-texts.ts';

/** A link that works no more, or never did: why, and the way on. */
export function DeadLinkPage({ data, answer }: { data: DeadLink; answer: ResendAnswer | undefined }) {
  const t = useT();
  const { kind, token, status, message } = data;
  const unknown = status === 404;
  const title = t(unknown ? 'suggestion:link.unknown' : 'suggestion:link.gone');
  return (
    <div className="wrap frame frame-form">
      <PageHead title={title} robots="noindex, nofollow" />
      <meta name="referrer" content="same-origin" />
      <aside>
        <HelpBox />
      </aside>
      <div className="form">
        {answer?.problem && <NotSent problem={answer.problem} />}
        <div>
          <h1 className="t-h1">{title}</h1>
          <p className="t-2 mt-2">{message}</p>
          {!unknown && <p className="t-2 mt-2">{t('suggestion:link.new')}</p>}
        </div>
        {unknown ? (
          <div className="btn-row">
            <ButtonLink to={formHome(kind)}>{t('suggestion:link.again')}</ButtonLink>
          </div>
        ) : (
          <Resend
            send={() => sendLinkAgain({ token })}
            fields={{ token }}
            texts={RESEND_TEXTS}
            resent={answer?.resent ?? false}
            notBefore={null}
          />
        )}
        <div className="on-phone">
          <HelpBox />
        </div>
      </div>
    </div>
  );
}
