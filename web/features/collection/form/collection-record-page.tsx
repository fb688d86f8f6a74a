import '../collection.css';
import './form.css';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { cleanValues } from '#shared/domain/collection/clean-record.ts';
import { completenessOf } from '#shared/domain/collection/completeness.ts';
import { findCollection } from '#shared/domain/collection/index.ts';
import { missingFields } from '#shared/domain/collection/validate-record.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorSummary } from '#web/components/ui/error-summary.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { DeskProblem } from '#web/features/desk/frame/desk-problem.tsx';
import { ask } from '#web/lib/popups.ts';
import { useT } from '#web/lib/texts.tsx';
import { rememberPicture } from '../rich-text/picture-addresses.ts';
import type { FormAnswer } from './form-answer.ts';
import { keepsCopy } from './form-record.ts';
import type { RecordFormData } from './load-record-form.ts';
import { PublishPanel } from './publish-panel.tsx';
import { FormFrameProvider } from './record-form-frame.ts';
import { FormSection } from './record-form-section.tsx';
import { RecordHead } from './record-head.tsx';
import { summaryOf } from './record-problems.ts';
import { RecordSaveBar } from './record-save-bar.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { type Arrival, useRecordForm } from './use-record-form.ts';
import { useSubmit } from './use-submit.ts';

const QUIET_MS = 250;

/** The form of a record: what it says in both languages, its facts, and where it stands. */
export function RecordPage({ data, answer }: { data: RecordFormData; answer: FormAnswer | undefined }) {
  const t = useT();
  const { person, record, options, tags, list } = data;
  const collection = findCollection(data.collection)!;
  const location = useLocation();
  const element = useRef<HTMLFormElement>(null);
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Pictures of a record that is not public are seen by addresses with a key.
  useState(() => {
    for (const { url } of Object.values(record?.files ?? {})) rememberPicture(url);
  });
  const form = useRecordForm({
    collection,
    person,
    record,
    stored: data.stored,
    // A draft is what its copy was going to be, once it is saved.
    typed:
      answer?.values ??
      (record?.working_copy && !keepsCopy(collection, record) ? record.working_copy.values : null),
    created: (location.state as Arrival | null)?.created === true,
    form: element,
  });
  const sending = useSubmit({ collection, record, form, answer, list });
  useLeaveGuard(form.isChanged, sending.busy !== null);

  const now = cleanValues(collection, form.now);
  const problems = sending.problems;
  const bad = Object.keys(sending.summary).length;
  const isBinned = record?.state === 'bin';
  const noteSoon = () => {
    clearTimeout(quiet.current);
    quiet.current = setTimeout(form.note, QUIET_MS);
  };

  function onInput(event: FormEvent<HTMLFormElement>) {
    noteSoon();
    const name = (event.target as HTMLInputElement).name?.split('.')[0];
    if (name) sending.forget(name);
  }

  return (
    <form
      ref={element}
      key={form.round}
      method="post"
      action={location.pathname + location.search}
      encType="multipart/form-data"
      noValidate
      className="entry-form"
      onSubmit={(event) => {
        clearTimeout(quiet.current);
        void sending.submit(event);
      }}
      onInput={onInput}
      onChange={noteSoon}
    >
      {/* The first button of a form is the one Enter presses. */}
      <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden="true" />
      {record && <input type="hidden" name="version" value={answer?.version ?? form.version()} />}
      <RecordHead
        collection={collection}
        record={record}
        list={list}
        failed={bad > 0 || sending.problem !== null}
      />
      <ErrorSummary
        key={sending.round}
        title={t('common:form.problems', { count: bad })}
        problems={summaryOf(t, collection, sending.summary)}
      />
      {sending.problem && <DeskProblem key={`problem ${sending.round}`} problem={sending.problem} />}
      {sending.conflict && (
        <StaleNotice
          collection={collection}
          conflict={sending.conflict}
          onGoOn={(take) => {
            if (sending.conflict) form.rebase(sending.conflict.theirs, take);
            sending.settled();
          }}
        />
      )}
      {data.done && !answer && (
        <Notice tone="ok" live>
          <p>{sending.doneText(data.done)}</p>
        </Notice>
      )}
      {form.restored && (
        <Notice tone={form.restored.older ? 'warn' : 'info'} live title={t('collection:form.restored_title')}>
          <div className="banner-row">
            <p>
              {t(form.restored.older ? 'collection:form.restored_older' : 'collection:form.restored', {
                time: formatDateTime(t.language, form.restored.at),
              })}
            </p>
            <Button
              look="line"
              size="s"
              onClick={async () => {
                const title = t('collection:form.discard_question');
                if (await ask({ title, confirm: t('collection:form.discard'), danger: true })) form.discard();
              }}
            >
              {t('collection:form.discard')}
            </Button>
          </div>
        </Notice>
      )}
      {isBinned && (
        <Notice tone="warn">
          <p>{t('collection:form.in_bin')}</p>
        </Notice>
      )}
      <div className="entry-layout">
        <div className="entry-main">
          <FormFrameProvider
            value={{
              collection,
              record,
              values: form.values,
              now: form.now,
              options,
              tags,
              problems,
              onChoose: () => void setTimeout(form.note),
            }}
          >
            {collection.groups.map((group) => (
              <FormSection key={group.name} group={group} />
            ))}
          </FormFrameProvider>
        </div>
        <aside className="entry-side" aria-label={t('collection:publish.state')}>
          <PublishPanel
            collection={collection}
            record={record}
            missing={missingFields(collection, now, t.language)}
            busy={sending.busy}
            problems={problems}
            readers={data.readers}
            link={sending.link}
            list={list}
          />
        </aside>
      </div>
      <RecordSaveBar
        state={form.state}
        saving={sending.busy === 'save'}
        completeness={completenessOf(collection, now)}
        closed={isBinned}
        text={t(
          !collection.publishes
            ? 'common:action.save'
            : keepsCopy(collection, record)
              ? 'collection:form.save_copy'
              : record && record.state !== 'draft'
                ? 'collection:form.save_changes'
                : 'collection:form.save_draft',
        )}
      />
    </form>
  );
}
