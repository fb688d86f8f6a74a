import { AsideSection } from '#web/features/desk/section.tsx';
import './record-fields.css';
import './record-checks.css';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDateTime } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Chip } from '#web/components/ui/chip.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { CaseRecord } from '#web/features/case-desk/case-record.tsx';
import { KeptTexts } from '#web/features/case-desk/kept-texts.tsx';
import { DeskProblem } from '#web/features/desk/frame/desk-problem.tsx';
import { useT } from '#web/lib/texts.tsx';
import { recordTo } from '../../desk/frame/record-to.ts';
import { useDeskKeys } from '../../desk/keys/use-desk-keys.ts';
import { AssignChoice } from '../../desk/list/assign-choice.tsx';
import { changesMeanwhile } from '../decide/changes-meanwhile.ts';
import { chooseDecision, DecideForm, goToDecision, pressChosen } from '../decide/decide-form.tsx';
import { Outcome } from '../decide/outcome.tsx';
import { PinMessage } from '../decide/pin-message.tsx';
import { StaleNotice } from '../decide/stale-request-notice.tsx';
import { translationName } from '../decide/typed-decision.ts';
import { useTyped } from '../decide/use-typed.ts';
import { openPins, walkPins } from '../decide/walk-pins.ts';
import { DoneLine } from '../done/done-line.tsx';
import type { RecordAnswer } from './act-on-record.ts';
import type { RecordData } from './load-request.ts';
import { MessageThread } from './message-thread.tsx';
import { Requester } from './record-aside.tsx';
import { RecordChecks } from './record-checks.tsx';
import { RecordFields } from './record-fields.tsx';
import { eventText, RecordHistory } from './record-history.tsx';
import { lastMessages } from './record-messages.ts';
import { RecordHead, RecordWay } from './request-head.tsx';
import { TranslateBox } from './translate-box.tsx';

/**
 * A request at the desk. One form holds the whole page: whatever button is pressed, everything typed
 * goes along and comes back.
 */
export function RecordPage({ data, answer }: { data: RecordData; answer: RecordAnswer | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const { record, state, neighbours, last, now } = data;
  const [seen, setSeen] = useState(record);
  const typed = useTyped(record.id, record.round, answer?.texts ?? {});
  const lastBox = useRef<string | null>(null);
  const decides = (['approve', 'return', 'reject'] as const).some((verb) => record.can.verbs.includes(verb));
  const meanwhile = changesMeanwhile(seen, record, data.viewer_id);
  const name = localName(record, t.language).text;

  const go = (id: string | null) => () => {
    if (!id) return false;
    void navigate(recordTo({ id, queue: state.queue }));
  };
  useDeskKeys({
    next: go(neighbours.next),
    previous: go(neighbours.previous),
    approve: () => goToDecision(typed.form.current, 'approve'),
    return: () => chooseDecision(typed.form.current, 'return') !== null && openPins(typed.form.current),
  });
  // The key was pressed in the queue: what comes next is Enter.
  useEffect(() => {
    if (state.mode === 'approve') goToDecision(typed.form.current, 'approve');
    if (state.mode === 'return') openPins(typed.form.current);
  }, [state.mode, typed.form]);

  // What is wrong stands in view; a problem without a field of its own takes the focus itself.
  useEffect(() => {
    if (!answer?.problem) return;
    const bad = typed.form.current?.querySelector<HTMLElement>('.bad textarea');
    for (let box = bad?.closest('details'); box; box = box.parentElement?.closest('details')) box.open = true;
    bad?.focus();
  }, [answer, typed.form]);

  const general = lastMessages(record.messages).filter(({ field }) => field === null);
  return (
    <CaseRecord
      pageTitle={t('desk:record.page_title', { name, round: String(record.round) })}
      answer={answer}
      desk={{
        call: `/desk-api/v1/submissions/${record.id}/`,
        record,
        viewerId: data.viewer_id,
        assignTo: (record.can.take || record.can.release) && (
          <AssignChoice
            // Another word for another colleague.
            key={record.assignee?.id ?? ''}
            word
            colleagues={data.colleagues.filter(
              ({ id }) => id !== record.assignee?.id && id !== data.viewer_id,
            )}
          />
        ),
      }}
      way={<RecordWay data={data} />}
      problem={answer?.problem && <DeskProblem key={answer.problem.message} problem={answer.problem} />}
      above={
        <>
          {meanwhile && (
            <StaleNotice
              fields={meanwhile.fields}
              last={
                meanwhile.last &&
                t('desk:history.at', {
                  what: eventText(t, meanwhile.last, record.requester_name, data.viewer_id),
                  date: formatDateTime(t.language, meanwhile.last.created_at),
                })
              }
              status={meanwhile.status ? t(`review:status.${record.status}`) : null}
              onGoOn={() => setSeen(record)}
            />
          )}
          {!decides && <KeptTexts texts={typed.texts} title={t('desk:stale.kept')} />}
        </>
      }
      form={{
        ref: typed.form,
        action: recordTo({ id: record.id, queue: state.queue, view: viewOf(state) }),
        onKeyDown(event) {
          if (walkPins(event)) return event.preventDefault();
          if (event.key !== 'Enter') return;
          const isChosen = (event.target as Element).matches(
            'input[name="decision"][value="approve"]:checked',
          );
          if (!isChosen && !event.ctrlKey && !event.metaKey) return;
          event.preventDefault();
          pressChosen(event.currentTarget);
        },
        onInput: typed.onInput,
        onFocus(event) {
          const [, field] =
            /^message:([^:]*):/.exec((event.target as EventTarget as HTMLTextAreaElement).name ?? '') ?? [];
          if (field !== undefined) lastBox.current = field || null;
        },
      }}
      hidden={{
        version: meanwhile ? seen.version : record.version,
        send_key: data.send_key,
        owner_language: record.requester.language,
      }}
      head={<RecordHead data={data} />}
      decision={{
        title: t('desk:decide.title'),
        children: (
          <>
            {record.can.own && (
              <Notice tone="info" title={t('desk:decide.own_title')}>
                <p>{t('review:problem.own')}</p>
              </Notice>
            )}
            {decides ? (
              <DecideForm data={data} answer={answer} typed={typed} lastBox={lastBox} />
            ) : (
              <Outcome data={data} answer={answer} />
            )}
          </>
        ),
      }}
      side={
        <>
          <RecordChecks data={data} />
          <Requester data={data} />
          {state.view !== 'history' && (
            <AsideSection id="history" title={t('desk:history.title')}>
              <RecordHistory data={data} />
            </AsideSection>
          )}
        </>
      }
      after={last && <DoneLine key={last.id} last={last} now={now} queue={state.queue} />}
    >
      <Views data={data} />
      {record.note && (
        <Notice title={t('desk:record.their_note')}>
          <p className="whitespace-pre-line">{record.note}</p>
        </Notice>
      )}
      {state.view !== 'history' && general.length > 0 && (
        <section className="desk-general">
          <h2 className="t-h4">{t('desk:record.whole')}</h2>
          <MessageThread messages={general} answered={false} />
        </section>
      )}
      <div hidden={state.view === 'history'} data-view={state.view}>
        {state.view === 'changed' && record.changed_count === 0 && (
          <p className="t-2 mb-4">{t('desk:record.nothing_changed')}</p>
        )}
        <RecordFields
          data={data}
          translate={
            record.can.translate
              ? (field) => (
                  <TranslateBox
                    field={field}
                    typed={answer?.texts[translationName(field.name)]}
                    errors={answer?.errors[translationName(field.name)]}
                  />
                )
              : null
          }
          pin={
            decides
              ? (field) => (
                  <PinMessage
                    field={field.name}
                    label={field.label}
                    ownerLanguage={record.requester.language}
                    defaults={answer?.texts ?? {}}
                    errors={answer?.errors ?? {}}
                    onOpen={() => {
                      const form = typed.form.current;
                      if (!form?.querySelector('input[name="decision"]:checked'))
                        chooseDecision(form, 'return');
                    }}
                  />
                )
              : null
          }
        />
        {state.view === 'changed' && (
          <p className="mt-6">
            <AppLink
              className="link"
              keepScroll
              to={recordTo({ id: record.id, queue: state.queue, view: 'all' })}
            >
              {t('desk:record.show_all')}
            </AppLink>
          </p>
        )}
      </div>
      {state.view === 'history' && <RecordHistory data={data} whole />}
    </CaseRecord>
  );
}

/** The view for an address; what is shown anyway stays out of it. */
const viewOf = ({ view }: RecordData['state']) => (view === 'changed' ? null : view);

function Views({ data: { record, state } }: { data: RecordData }) {
  const t = useT();
  const to = (view: 'changed' | 'all' | 'history') => recordTo({ id: record.id, queue: state.queue, view });
  const counts = { changed: record.changed_count, all: record.fields.length, history: record.history.length };
  const compared = record.round > 1 || record.changed_count > 0;
  const views = compared ? (['changed', 'all', 'history'] as const) : (['all', 'history'] as const);
  return (
    <nav className="chips desk-views" aria-label={t('desk:record.views')}>
      {views.map((view) => (
        <Chip key={view} to={to(view)} chosen={state.view === view} count={formatInteger(counts[view])}>
          {t(`desk:record.view.${view}`)}
        </Chip>
      ))}
    </nav>
  );
}
