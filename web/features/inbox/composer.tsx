import Paperclip from 'lucide-react/icons/paperclip';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Form, useRevalidator } from 'react-router';
import { DOCUMENT_MAX_MB } from '#shared/constants.ts';
import type { Attachment, writeMessage } from '#shared/contracts/inbox.contract.ts';
import { ATTACHMENTS_MAX, MESSAGE_MAX } from '#shared/domain/inbox.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { SendingControls } from '#web/components/form/sending-controls.tsx';
import { StoppedUpload } from '#web/components/form/stopped-upload.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { isRefused } from '#web/lib/device-storage.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { ask } from '#web/lib/popups.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { sendFile } from '#web/lib/send-form.ts';
import { useStore } from '#web/lib/store.ts';
import { useT } from '#web/lib/texts.tsx';
import {
  addWaiting,
  dropArrived,
  keepDraft,
  keepSending,
  readDraft,
  removeWaiting,
  type SendResult,
  sendWaiting,
  underWay,
  type WaitingMessage,
  waiting,
} from './outbox.ts';

export interface ComposerProps {
  thread: string;
  me: string;
  /** Key of a message sent without a script. */
  clientKey: string;
  /** What a form without a script brought back. */
  typed: string;
  /** Keys of the messages that the thread shows: they have arrived, whatever became of the answer. */
  arrived: readonly string[];
  errors: readonly string[] | undefined;
}

/**
 * Where one writes. What is typed is kept on the device until it is sent; without a line it waits there and leaves by
 * itself when there is one.
 */
export function Composer({ thread, me, clientKey, typed, arrived, errors }: ComposerProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const isScripted = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [files, setFiles] = useState<Attachment[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [hasDraft, setDraft] = useState(false);
  const queue = useStore(waiting).filter((one) => one.thread === thread && !arrived.includes(one.client_key));
  const area = () => form.current?.elements.namedItem('body') as HTMLTextAreaElement | null;

  /** Signing in was declined: it is not asked for again and again. */
  const isOver = useRef(false);

  const post = async (message: WaitingMessage): Promise<SendResult> => {
    const { body, client_key } = message;
    const answer = await fetchApi<typeof writeMessage>({
      method: 'POST',
      path: `/base-api/me/inbox/${message.thread}/messages/`,
      body: { body, client_key, files: message.files },
    });
    const status = answer.ok ? 200 : answer.problem.status;
    isOver.current = status === 401;
    if (answer.ok) return 'sent';
    // Nobody answered, the session is over or the server is not well: it is tried again.
    if (status === 0 || status === 401 || status === 429 || status >= 500) return 'later';
    return { refused: problemTexts(t, answer.problem).message };
  };
  const flush = async () => {
    if ((await sendWaiting(me, post)) > 0) await revalidate();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thread
  useEffect(() => {
    const box = area();
    const draft = readDraft(me, thread);
    if (box && draft && box.value === '') box.value = draft;
    setDraft(draft !== '');
    return keepSending(me, () => {
      if (!isOver.current) void flush();
    });
  }, [thread, me]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list of the same keys is no other one
  useEffect(() => dropArrived(me, arrived), [me, arrived.join()]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const box = area();
    const body = box?.value.trim() ?? '';
    if (body === '' && files.length === 0) {
      box?.focus();
      return;
    }
    setProblem(null);
    const message = {
      thread,
      client_key: crypto.randomUUID(),
      body,
      files: files.map(({ id }) => id),
      at: new Date().toISOString(),
    };
    addWaiting(me, message);
    keepDraft(me, thread, '');
    setDraft(false);
    setFiles([]);
    if (box) box.value = '';
    box?.focus();
    await flush();
  };
  const upload = async (chosen: FileList | null) => {
    for (const file of [...(chosen ?? [])].slice(0, ATTACHMENTS_MAX - files.length)) {
      setProgress(0);
      const data = new FormData();
      data.append('file', file);
      const answer = await sendFile<Attachment>(`/base-api/me/inbox/${thread}/files/`, data, setProgress);
      setProgress(null);
      if (answer.ok) setFiles((before) => [...before, answer.value]);
      else if (answer.problem.code === 'cancelled') return;
      else {
        const said = answer.problem.errors?.file?.[0] ?? problemTexts(t, answer.problem).message;
        setProblem(answer.problem.status === 0 ? t('inbox:write.files_need_line') : `${file.name}: ${said}`);
        return;
      }
    }
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) {
      event.preventDefault();
      form.current?.requestSubmit();
    }
  };
  return (
    <div className="composer">
      <Queue messages={queue} me={me} again={() => void flush()} />
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        onSubmit={(event) => void send(event as SubmitEvent<HTMLFormElement>)}
      >
        <input type="hidden" name="client_key" value={clientKey} />
        <input type="hidden" name="do" value="write" />
        <TextArea
          name="body"
          label={t('inbox:write.label')}
          hideLabel
          placeholder={t('inbox:write.placeholder')}
          rows={3}
          defaultValue={typed}
          error={errors}
          onInput={(event) => {
            keepDraft(me, thread, event.currentTarget.value);
            setDraft(event.currentTarget.value !== '');
          }}
          onKeyDown={onKey}
          counter={{
            max: MESSAGE_MAX,
            text: (used, max) => t('common:form.characters_left', { count: Math.max(0, max - used) }),
          }}
        />
        {files.length > 0 && (
          <ul className="composer-files">
            {files.map((file) => (
              <li key={file.id} className="message-file">
                <Icon of={Paperclip} size="s" />
                <span className="message-file-name">{file.name}</span>
                <span className="t-3">{formatBytes(file.bytes)}</span>
                <button
                  type="button"
                  className="composer-remove"
                  aria-label={t('inbox:write.remove', { name: file.name })}
                  onClick={() => setFiles((before) => before.filter(({ id }) => id !== file.id))}
                >
                  <Icon of={X} size="s" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {problem && (
          <div className="mt-3">
            <Notice tone="error" live>
              <p>{problem}</p>
            </Notice>
          </div>
        )}
        <div className="composer-end">
          <Button type="submit" icon={<Icon of={Send} size="s" />}>
            {t('inbox:write.send')}
          </Button>
          {files.length < ATTACHMENTS_MAX && (
            <label className="composer-attach">
              <Icon of={Paperclip} size="s" />
              <span>
                {progress === null
                  ? t('inbox:write.attach')
                  : t('inbox:write.uploading', { percent: Math.round(progress) })}
              </span>
              <input
                type="file"
                name={isScripted ? undefined : 'file'}
                multiple
                className={isScripted ? 'sr-only' : undefined}
                aria-describedby="attach-hint"
                onChange={(event) => {
                  const input = event.currentTarget;
                  void upload(input.files).finally(() => {
                    input.value = '';
                  });
                }}
              />
            </label>
          )}
          <span className="t-small t-3" role="status">
            {hasDraft && t(isRefused() ? 'inbox:write.not_kept' : 'inbox:write.draft')}
          </span>
        </div>
        {progress !== null && <SendingControls />}
        <StoppedUpload field="file" />
        <p id="attach-hint" className="t-small t-3 composer-hint">
          {t('inbox:write.attach_hint', { size: DOCUMENT_MAX_MB, count: ATTACHMENTS_MAX })}
        </p>
      </Form>
    </div>
  );
}

/** What waits on this device, in the order it was written. */
function Queue({
  messages,
  me,
  again,
}: {
  messages: readonly WaitingMessage[];
  me: string;
  again: () => void;
}) {
  const t = useT();
  const now = useStore(underWay);
  return (
    <div role="status">
      {messages.length > 0 && (
        <ol className="message-list">
          {messages.map(({ client_key, body, refused }) => (
            <li key={client_key} className="message message-waiting" data-own="">
              <p className="message-by">
                <span className="strong">{t('inbox:thread.you')}</span>
                <span className="t-3">{t(refused ? 'inbox:write.failed' : 'inbox:write.queued_mark')}</span>
              </p>
              <p className="message-body">{body || t('inbox:file_only')}</p>
              <p className="t-small t-2">
                {refused ?? t(`inbox:write.${now === client_key ? 'sending' : 'queued'}`)}
              </p>
              <div className="btn-row mt-2">
                {!refused && now !== client_key && (
                  <Button look="line" size="s" onClick={again}>
                    {t('inbox:write.again')}
                  </Button>
                )}
                <Button
                  look="bare"
                  size="s"
                  onClick={async () => {
                    const title = t('inbox:write.discard_question');
                    if (await ask({ title, confirm: t('inbox:write.discard'), danger: true }))
                      removeWaiting(me, client_key);
                  }}
                >
                  {t('inbox:write.discard')}
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
