import { type FormEvent, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { RECORD_VERBS, type RecordVerb } from '#shared/domain/collection/collection-state.ts';
import { showToast } from '#web/components/ui/toast-store.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { useT } from '#web/lib/texts.tsx';
import { recordPath } from '../collection-paths.ts';
import { binCall, publishCopyCall, readCall, shareCall, undoCall, verbCall } from './calls.ts';
import { conflictOf } from './conflict.ts';
import type { FormAnswer } from './form-answer.ts';
import { keepsCopy } from './form-record.ts';
import { panelStep } from './panel-step.ts';
import { isPanelIntent, type PanelIntent, PUBLISH_AT, WITHDRAW_AT } from './publish-at.ts';
import { type RecordTexts, textsOfRules, textsOfServer } from './record-problems.ts';
import { readMoment } from './record-values.ts';
import type { Conflict } from './stale-notice.tsx';
import type { Arrival, RecordForm } from './use-record-form.ts';

export interface SubmitOptions {
  collection: Collection;
  record: CollectionRecord | null;
  form: RecordForm;
  /** What stopped the form when it was posted without a script. */
  answer: FormAnswer | undefined;
  list: string;
}

interface Shown {
  round: number;
  /** At the fields; gone as soon as a field is being mended. */
  problems: RecordTexts;
  /** In the list at the top; stays until the form is sent again. */
  summary: RecordTexts;
  /** About the whole. */
  problem: ProblemBody | null;
  conflict: Conflict | null;
  /** The link to the preview that was made. */
  link: string | null;
}

interface Done {
  record: CollectionRecord;
  /** Takes it back. */
  undo?: string | null;
  /** What was done in the end: a new record may be saved and yet not be published. */
  intent: string;
}

/** Sends the form: saves, publishes, or does another verb; what is refused is said where it belongs. */
export function useSubmit({ collection, record, form, answer, list }: SubmitOptions) {
  const t = useT();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown>(() => firstShown());

  function firstShown(): Shown {
    const nothing = { round: 0, problems: {}, summary: {}, problem: null, conflict: null, link: null };
    if (!answer) return nothing;
    const problems = textsOfServer(collection, answer.problem.errors);
    if (answer.theirs) {
      const conflict = conflictOf(collection, answer.theirs.values, answer.values, answer.theirs);
      return { ...nothing, problem: answer.problem, conflict: conflict.both.length > 0 ? conflict : null };
    }
    return {
      ...nothing,
      problems,
      summary: problems,
      problem: Object.keys(problems).length > 0 ? null : answer.problem,
    };
  }
  const show = (next: Partial<Shown>) =>
    setShown(({ round }) => {
      const problems = next.problems ?? {};
      return {
        round: round + 1,
        problem: null,
        conflict: null,
        link: null,
        ...next,
        problems,
        summary: problems,
      };
    });

  /** Says why something was refused; a version that is too old is shown with both texts. */
  async function refuse(problem: ProblemBody) {
    if (problem.code === 'stale_version' && record) {
      const theirs = await readCall(collection, record.id);
      if (theirs.ok) return show({ conflict: form.conflictWith(theirs.value) });
    }
    const problems = textsOfServer(collection, problem.errors);
    show({ problems, problem: Object.keys(problems).length > 0 ? null : problem });
  }

  /** Stores the fields. Where the record only moved meanwhile, by its date or by a colleague, there is nothing to choose. */
  async function save(): ReturnType<RecordForm['save']> {
    const saved = await form.save();
    if (!record || !saved || saved.ok || saved.problem.code !== 'stale_version') return saved;
    const theirs = await readCall(collection, record.id);
    if (!theirs.ok) return saved;
    const { both, others } = form.conflictWith(theirs.value);
    if (both.length + others.length > 0) return saved;
    form.moved(theirs.value);
    return form.save();
  }

  /** Does what a button says; tells what of it was done, null for nothing. */
  async function run(intent: string, at: string | null): Promise<Done | null> {
    const verb: RecordVerb | undefined =
      intent === 'schedule' ? 'publish' : RECORD_VERBS.find((one) => one === intent);
    const saves = !verb || verb === 'publish';
    let current = record;
    if (saves) {
      const isShown = record?.state === 'published' || record?.state === 'scheduled';
      // A working copy may lack what publication asks for, until it is published.
      const isKept = keepsCopy(collection, record);
      const publication = verb === 'publish' || (collection.publishes && isShown && !isKept);
      const problems = textsOfRules(t, collection, form.read(), publication);
      if (intent === 'schedule' && !at) problems[PUBLISH_AT] = t('rules:required');
      if (Object.keys(problems).length > 0) {
        show({ problems });
        return null;
      }
      const saved = await save();
      if (saved && !saved.ok) {
        await refuse(saved.problem);
        return null;
      }
      if (saved) current = saved.value;
    }
    if (verb === 'delete' && current) {
      const binned = await binCall(collection, current.id, form.recordVersion());
      if (!binned.ok) {
        await refuse(binned.problem);
        return null;
      }
      form.moved(binned.value.record);
      return { ...binned.value, intent };
    }
    if (verb === 'publish' && current && record && keepsCopy(collection, record)) {
      if (form.version() === 0) return { record: current, intent: 'nothing' };
      const shown = await publishCopyCall(collection, current.id, form.version(), at);
      if (!shown.ok) {
        await refuse(shown.problem);
        return null;
      }
      form.moved(shown.value);
      return { record: shown.value, intent: intent === 'schedule' ? 'schedule' : 'publish_changes' };
    }
    if (verb && current) {
      const version = record ? form.recordVersion() : current.version;
      const moved = await verbCall(collection, current.id, verb, version, at);
      if (!moved.ok) {
        await refuse(moved.problem);
        // What was just made is there, though it is not yet published.
        return record ? null : { record: current, intent: 'save' };
      }
      form.moved(moved.value);
      return { record: moved.value, intent };
    }
    return current && { record: current, intent };
  }

  /** Does what the panel offers besides; what is typed is stored first, but for what is given up or agreed to. */
  async function runPanel(intent: PanelIntent, typed: FormData): Promise<Done | null> {
    if (!record) return null;
    if (intent !== 'discard' && intent !== 'agree' && form.isChanged()) {
      const saved = await save();
      if (saved && !saved.ok) {
        await refuse(saved.problem);
        return null;
      }
    }
    if (intent === 'share') {
      const shared = await shareCall(collection, record.id);
      if (shared.ok) show({ link: shared.value.url });
      else await refuse(shared.problem);
      return null;
    }
    const copy = keepsCopy(collection, record) ? form.version() : (record.working_copy?.version ?? 0);
    const moved = await panelStep(
      collection,
      record.id,
      intent,
      { version: form.recordVersion(), copy },
      typed,
    );
    if (!moved.ok) {
      const { at } = moved.problem.errors ?? {};
      if (at) show({ problems: { [WITHDRAW_AT]: at.join(' ') } });
      else await refuse(moved.problem);
      return null;
    }
    if (intent === 'discard') form.restart(moved.value);
    else form.moved(moved.value);
    return { record: moved.value, intent };
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    // Opens in another tab, with what is typed now.
    if (submitter?.formTarget === '_blank') return;
    event.preventDefault();
    if (busy) return;
    const intent = submitter?.value || 'save';
    const typed = new FormData(event.currentTarget);
    const at = intent === 'schedule' ? readMoment(typed, PUBLISH_AT) : null;
    setBusy(intent);
    const done = isPanelIntent(intent) && record ? await runPanel(intent, typed) : await run(intent, at);
    if (done) {
      if (done.intent === intent) show({});
      showToast({ text: doneText(done.intent), ...undoOf(done) });
      // The next press need not wait for the page to be read again.
      if (record) void revalidate();
      else {
        form.forget();
        const created: Arrival = { created: true };
        const path = recordPath(collection.name, done.record.id, '', list);
        await navigate(path, { replace: true, state: created });
      }
    }
    setBusy(null);
  }

  /** The way back out of the bin, to the state it had. */
  function undoOf({ undo, record: { id } }: Done) {
    if (!undo) return {};
    const run = async () => {
      const undone = await undoCall(collection, undo);
      if (!undone.ok) return show({ problem: undone.problem });
      const now = await readCall(collection, id);
      if (now.ok) form.moved(now.value);
      show({});
      await revalidate();
    };
    return { action: { text: t('common:action.undo'), run: () => void run() } };
  }

  function doneText(intent: string): string {
    if (intent === 'save' && record && keepsCopy(collection, record)) return t('collection:done.copy');
    if (intent === 'nothing') return t('collection:done.nothing');
    if (intent === 'publish_changes') return t('collection:done.publish_changes');
    if (isPanelIntent(intent) && intent !== 'share') return t(`collection:done.${intent}`);
    if (intent === 'schedule') return t('collection:done.schedule');
    if (intent === 'revert') return t('collection:done.revert');
    const verb = RECORD_VERBS.find((one) => one === intent);
    return verb ? t(`collection:done.${verb}`) : t('collection:form.saved');
  }

  return {
    ...shown,
    busy,
    submit,
    doneText,
    /** A field that is being mended says no more what was wrong with it. */
    forget(name: string) {
      if (name in shown.problems)
        setShown((before) => {
          const { [name]: _mended, ...problems } = before.problems;
          return { ...before, problems };
        });
    },
    settled() {
      show({});
      void revalidate();
    },
  };
}
