import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, useState } from 'react';
import { isSuggestionKind } from '#shared/domain/subject-kinds.ts';
import { formatDate, formatFullDate } from '#shared/format/dates.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { OtherName } from '#web/components/ui/other-name.tsx';
import { STATUS_TONES, Tag } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';
import { useShownOnce } from '#web/lib/use-shown-once.ts';
import type { FollowAnswer, FollowData } from '../load/load-follow.ts';
import { HelpBox } from '../step/help-box.tsx';
import { History } from './history.tsx';
import { MendForm } from './mend-form.tsx';
import { SentAnswers } from './sent-answers.tsx';
import { Withdraw } from './withdraw.tsx';

/** Where a request stands, whose turn it is, and what can be done now; the link of the mail leads here. */
export function FollowPage({ data, answer }: { data: FollowData; answer: FollowAnswer | undefined }) {
  const t = useT();
  useShownOnce();
  const { request, token } = data;
  const { status, can } = request;
  const suggested = isSuggestionKind(request.kind);
  const title = t(suggested ? 'suggestion:follow.title' : 'listing:follow.title');
  const [bad, setBad] = useState(Boolean(answer));
  const name = localName(request, t.language);
  const other = otherName(request, t.language);
  return (
    <div className="wrap py-8 lg:py-12">
      <PageHead
        title={`${bad ? `${t('common:form.error_prefix')} ` : ''}${title} ${request.reference}`}
        robots="noindex, nofollow"
      />
      {/* The address is the key to this request: no other site is told where one came from. */}
      <meta name="referrer" content="same-origin" />
      <div className="grid max-w-[944px] gap-8">
        <header>
          <p className="t-small t-3">
            {t('listing:sent.reference')} <span className="num">{request.reference}</span>
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="t-h1" lang={name.lang}>
              {name.text || title}
            </h1>
            <Tag tone={STATUS_TONES[status]}>{t(`listing:status.${status}`)}</Tag>
          </div>
          <OtherName name={other} className="t-3" />
          <p className="t-2 mt-2 max-w-prose">{leadOf()}</p>
        </header>
        {data.done && (
          <Notice tone="ok" live>
            {t(DONE_TEXTS[data.done])}
          </Notice>
        )}
        {whereItIs()}
        {can.edit && (
          <MendForm key={request.round + status} data={data} answer={answer} onProblems={setBad} />
        )}
        {!can.edit && <SentAnswers data={data} />}
        <History history={request.history} />
        {can.withdraw && <Withdraw kind={request.kind} token={token} />}
        <HelpBox />
      </div>
    </div>
  );

  function leadOf(): ReactNode {
    if (suggested && (status === 'approved' || status === 'rejected' || status === 'archived')) {
      return t(`suggestion:follow.${status}`);
    }
    return status === 'returned'
      ? t('listing:follow.open_fields', { count: request.open_fields.length })
      : t(`listing:follow.lead.${status}`);
  }

  function whereItIs(): ReactNode {
    if (status === 'reviewing') {
      return (
        <Notice icon={Clock}>
          <p>{t('listing:follow.turn_desk', { date: formatDate(t.language, request.waiting_since) })}</p>
          {request.answer_by && (
            <p className="strong">
              {t('listing:follow.answer_by', { date: formatFullDate(t.language, request.answer_by) })}
            </p>
          )}
        </Notice>
      );
    }
    if (status === 'approved') {
      return (
        <Notice
          tone="ok"
          icon={CircleCheck}
          title={t(suggested ? 'suggestion:follow.public_title' : 'listing:follow.owner_title')}
        >
          <p>{t(suggested ? 'suggestion:follow.public_text' : 'listing:follow.owner_text')}</p>
          {request.page && (
            <div className="btn-row mt-4">
              <ButtonLink to={request.page}>{t('listing:follow.see_page')}</ButtonLink>
            </div>
          )}
        </Notice>
      );
    }
    if (status === 'rejected') {
      return (
        <Notice title={request.reason && t('listing:follow.reason')}>
          {request.reason && <p className="whitespace-pre-line">{request.reason}</p>}
          <p className="t-2 mt-3">
            {t('listing:follow.appeal_before')}{' '}
            <AppLink to="/contact" className="link">
              {t('listing:follow.appeal_link')}
            </AppLink>{' '}
            {t('listing:follow.appeal_after')}
          </p>
        </Notice>
      );
    }
    return null;
  }
}

const DONE_TEXTS = {
  confirmed: 'suggestion:follow.confirmed',
  saved: 'listing:follow.saved_notice',
  resubmitted: 'listing:follow.resubmitted',
  withdrawn: 'listing:follow.withdrawn',
} as const;
