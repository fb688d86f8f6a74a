import './connection.css';
import Send from 'lucide-react/icons/send';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { askToConnect, ConnectionItem } from '#shared/contracts/connection.contract.ts';
import type { BodyOf } from '#shared/contracts/contract.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { showToast } from '#web/components/ui/toast-store.ts';
import { WeaveLoader } from '#web/components/ui/weave-loader.tsx';
import { KeptTyping } from '#web/features/shell/kept-typing/kept-typing.tsx';
import { TAKEN } from '#web/features/shell/kept-typing/taken.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { bareProblem } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';
import { AskFields } from './ask-fields.tsx';
import { ConnectionSteps } from './connection-steps.tsx';
import { RevealNote } from './reveal-note.tsx';
import { type ConnectionSubject, connectionChanged, useConnection } from './use-connection.ts';

/** Asks somebody to connect without leaving their page, or says how one stands, with what can be done about it. */
export function ConnectDialog({ subject, onClose }: { subject: ConnectionSubject; onClose: () => void }) {
  const t = useT();
  const { connection, organisations, failed, send } = useConnection(subject);
  const { name } = subject;
  const asks = connection?.can.connect && !connection.again_at;
  const asked = (made: ConnectionItem) => {
    showToast({
      text: t('connection:done.connect', { name }),
      action: { text: t('connection:action.undo'), run: () => send(`withdraw:${made.id}`) },
    });
    connectionChanged();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(connection && !asks ? 'connection:ask.current_with' : 'connection:ask.title', { name })}
      showTitle
      closeLabel={t('common:action.close')}
    >
      {failed && <ProblemNotice problem={bareProblem(503)} />}
      {!connection && !failed && <WeaveLoader />}
      {asks && connection && (
        <AskDialogForm
          subject={subject}
          connection={connection}
          organisations={organisations}
          onAsked={asked}
        />
      )}
      {connection && !asks && (
        <div className="btn-row">
          {connection.state === 'none' && !connection.can.unblock && (
            <p className="t-2">{t('connection:ask.not_now')}</p>
          )}
          <ConnectionSteps connection={connection} name={name} send={send} />
        </div>
      )}
    </Dialog>
  );
}

function AskDialogForm({
  subject: { kind, id, as, name },
  connection,
  organisations,
  onAsked,
}: {
  subject: ConnectionSubject;
  connection: ConnectionItem;
  organisations: ReturnType<typeof useConnection>['organisations'];
  onAsked: (made: ConnectionItem) => void;
}) {
  const t = useT();
  const [problem, setProblem] = useState<ProblemBody | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The dialog opened before there was anything to fill in.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked, textarea')?.focus(), []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const typed = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    const body = { ...Object.fromEntries(typed), [`${kind}_id`]: id } as BodyOf<typeof askToConnect>;
    const path = '/base-api/me/connections/';
    const answer = await fetchApi<typeof askToConnect>({ method: 'POST', path, body, once: true });
    setBusy(false);
    if (answer.ok) {
      form.current?.dispatchEvent(new Event(TAKEN));
      onAsked(answer.value);
    } else setProblem(answer.problem);
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="connection-ask">
      {problem && !problem.errors && <ProblemNotice problem={problem} />}
      <KeptTyping of="connect" />
      <p className="t-2">{t('connection:ask.lead')}</p>
      <AskFields organisations={organisations} as={as ?? ''} typed={{}} noteError={problem?.errors?.note} />
      <RevealNote connection={connection} name={name} />
      <div className="btn-row">
        <Button type="submit" icon={<Icon of={Send} size="s" />} loading={busy}>
          {t('connection:ask.send')}
        </Button>
      </div>
    </form>
  );
}
