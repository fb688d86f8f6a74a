import type { SubmitEvent } from 'react';
import type { ConnectionItem } from '#shared/contracts/connection.contract.ts';
import { formatDate } from '#shared/format/dates.ts';
import { Tag } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ConnectionActions } from './connection-actions.tsx';
import { RevealNote } from './reveal-note.tsx';

/** How the reader stands to somebody, in words, with what they may do now. */
export function ConnectionSteps({
  connection,
  name,
  send,
}: {
  connection: ConnectionItem;
  name: string;
  send: (what: string) => void;
}) {
  const t = useT();
  const { state, can, again_at } = connection;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    if (button?.value) send(button.value);
  };
  if (state === 'none' && !Object.values(can).some(Boolean)) return null;
  return (
    <form onSubmit={submit} className="contents">
      {state !== 'none' && (
        <Tag tone={state === 'approved' ? 'ok' : state === 'pending' ? 'warn' : 'info'}>
          {t(`connection:state.${state}`)}
        </Tag>
      )}
      <ConnectionActions connection={connection} name={name} send={send} />
      {can.accept && <RevealNote connection={connection} name={name} />}
      {again_at && (
        <span className="t-small t-3">
          {t('connection:again', { date: formatDate(t.language, again_at) })}
        </span>
      )}
    </form>
  );
}
