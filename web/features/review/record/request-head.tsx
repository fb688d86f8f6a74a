import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import ExternalLink from 'lucide-react/icons/external-link';
import { formatDate, formatDateTime } from '#shared/format/dates.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { LabelPlate } from '#web/components/ui/label-plate.tsx';
import { OtherName } from '#web/components/ui/other-name.tsx';
import { STATUS_TONES } from '#web/components/ui/tag.tsx';
import { CaseHead } from '#web/features/case-desk/case-head.tsx';
import { useT } from '#web/lib/texts.tsx';
import { recordTo } from '../../desk/frame/record-to.ts';
import { useKindName } from '../kind-name.ts';
import { queueTo, readQueueState } from '../queue/queue-state.ts';
import { promiseOf } from '../queue/waiting.ts';
import type { RecordData } from './load-request.ts';

/** The way back to the list, and its next and previous request. */
export function RecordWay({ data: { record, state, neighbours } }: { data: RecordData }) {
  const t = useT();
  const to = (id: string) => recordTo({ id, queue: state.queue });
  return (
    <div className="desk-way">
      <Crumbs
        label={t('shell:nav.breadcrumb')}
        items={[
          { text: t('desk:bar.queue'), to: queueTo(readQueueState(new URLSearchParams(state.queue))) },
          { text: record.reference, lang: 'en' },
        ]}
      />
      <nav aria-label={t('desk:record.position')} className="desk-way-on">
        {neighbours.previous && (
          <ButtonLink
            look="bare"
            size="s"
            to={to(neighbours.previous)}
            rel="prev"
            aria-keyshortcuts="k"
            icon={<Icon of={ChevronUp} size="s" />}
          >
            {t('desk:record.previous')}
          </ButtonLink>
        )}
        {neighbours.next && (
          <ButtonLink
            look="bare"
            size="s"
            to={to(neighbours.next)}
            rel="next"
            aria-keyshortcuts="j"
            iconEnd={<Icon of={ChevronDown} size="s" />}
          >
            {t('desk:record.next')}
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}

/** Who the request is about, where it stands, since when, until when it must be answered. */
export function RecordHead({ data: { record, now } }: { data: RecordData }) {
  const t = useT();
  const kindName = useKindName();
  const name = localName(record, t.language);
  const other = otherName(record, t.language);
  const promise = promiseOf(record.answer_by, now);
  return (
    <CaseHead
      title={name.text}
      lang={name.lang}
      state={{ text: t(`review:status.${record.status}`), tone: STATUS_TONES[record.status] ?? 'idle' }}
      plate={
        <LabelPlate initials={initials(name.text)} logoUrl={record.logo?.url ?? null} lang={name.lang} />
      }
      under={<OtherName name={other} className="desk-other" />}
    >
      <li>{t('desk:record.about', { kind: kindName(record), round: String(record.round) })}</li>
      <li>
        {record.submitted_at
          ? t(record.round > 1 ? 'desk:record.sent_again' : 'desk:record.sent', {
              date: formatDateTime(t.language, record.submitted_at),
              name: record.requester_name,
            })
          : t('desk:record.not_sent')}
      </li>
      {record.answer_by && (
        <li className={promise === 'later' ? undefined : 'desk-hot'}>
          {promise === 'today'
            ? t('desk:record.answer_today')
            : t(promise === 'late' ? 'desk:record.answer_late' : 'desk:record.answer_by', {
                date: formatDate(t.language, record.answer_by),
              })}
        </li>
      )}
      {record.page && (
        <li>
          <AppLink to={record.page} className="link desk-icon-link" target="_blank">
            {t('desk:record.public_page')}
            <Icon of={ExternalLink} size="s" />
          </AppLink>
        </li>
      )}
    </CaseHead>
  );
}
