import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import type {
  actOnConnection,
  blockPerson,
  ConnectionItem,
  getConnection,
  unblockPerson,
} from '#shared/contracts/connection.contract.ts';
import type { ConnectionAction } from '#shared/domain/connection.ts';
import { formatDate } from '#shared/format/dates.ts';
import { Tag } from '#web/components/ui/tag.tsx';
import { showToast } from '#web/components/ui/toast-store.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { showError } from '#web/lib/popups.ts';
import { problemTexts } from '#web/lib/problem.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ConnectBoxProps } from './connect-box.tsx';
import { ConnectionActions } from './connection-actions.tsx';

export interface ConnectStateProps extends ConnectBoxProps {
  /** Until it is known how one stands. */
  fallback: ReactNode;
}

/** How the reader stands to somebody, in words, with what they may do now; a wrong tap is undone in the same place. */
export function ConnectState({ kind, id, name, fallback }: ConnectStateProps) {
  const t = useT();
  const [tie, setTie] = useState<ConnectionItem | null>(null);
  const read = async () => {
    const found = await fetchApi<typeof getConnection>({
      method: 'GET',
      path: '/base-api/me/connection/',
      query: { [`${kind}_id`]: id },
    });
    if (found.ok) setTie(found.value.connection);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each of them
  useEffect(() => void read(), [kind, id]);
  if (!tie) return fallback;

  const send = async (what: string) => {
    const [verb = '', object = ''] = what.split(':');
    const done =
      verb === 'block'
        ? await fetchApi<typeof blockPerson>({
            method: 'POST',
            path: '/base-api/me/blocks/',
            body: { person_id: object },
          })
        : verb === 'unblock'
          ? await fetchApi<typeof unblockPerson>({
              method: 'DELETE',
              path: `/base-api/me/blocks/${object}/`,
            })
          : await fetchApi<typeof actOnConnection>({
              method: 'POST',
              path: `/base-api/me/connections/${object}/`,
              body: { action: verb as ConnectionAction },
            });
    if (!done.ok && done.problem.status !== 401) {
      showError({ ...done.problem, ...problemTexts(t, done.problem) });
    } else if (done.ok) {
      const undo = verb === 'withdraw' ? `connect:${object}` : verb === 'ignore' ? `accept:${object}` : null;
      showToast({
        text: t(`connection:done.${verb as ConnectionAction | 'block' | 'unblock'}`, { name }),
        ...(undo
          ? {
              action: {
                text: t(verb === 'ignore' ? 'connection:action.accept_after_all' : 'connection:action.undo'),
                run: () => void send(undo),
              },
            }
          : {}),
      });
    }
    await read();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    if (button?.value) void send(button.value);
  };
  const { state, can, again_at } = tie;
  const nothing = state === 'none' && !Object.values(can).some(Boolean);
  if (nothing) return null;
  return (
    <form onSubmit={submit} className="contents">
      {state !== 'none' && (
        <Tag tone={state === 'approved' ? 'ok' : state === 'pending' ? 'warn' : 'info'}>
          {t(`connection:state.${state}`)}
        </Tag>
      )}
      <ConnectionActions tie={tie} name={name} send={(what) => void send(what)} />
      {again_at && (
        <span className="t-small t-3">
          {t('connection:again', { date: formatDate(t.language, again_at) })}
        </span>
      )}
    </form>
  );
}
