import { useEffect, useState } from 'react';
import type {
  actOnConnection,
  Blocked,
  blockPerson,
  getConnection,
  unblockPerson,
} from '#shared/contracts/connection.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { ConnectionAction } from '#shared/domain/connection.ts';
import { showToast } from '#web/components/ui/toast-store.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { showError } from '#web/lib/popups.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import { useT } from '#web/lib/texts.tsx';

export interface ConnectionSubject {
  kind: 'person' | 'stakeholder';
  id: string;
  /** Their name in the page's language. */
  name: string;
  /** The organisation in whose name the reader is connected already. */
  as?: string | null;
}

/** Counts what was changed on this page, so that whatever shows a connection reads it anew. */
const changes = createStore(0);
export const connectionChanged = () => changes.set(changes.get() + 1);

/** How the reader stands to somebody, read once and after every step; and the way to take a step. */
export function useConnection({ kind, id, name, as }: ConnectionSubject) {
  const t = useT();
  const change = useStore(changes);
  const [found, setFound] = useState<ResponseOf<typeof getConnection> | null>(null);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew after every change
  useEffect(() => {
    let left = false;
    const query = { [`${kind}_id`]: id, ...(as ? { as_stakeholder_id: as } : {}) };
    void fetchApi<typeof getConnection>({
      method: 'GET',
      path: '/base-api/me/connection/',
      query,
      background: true,
    }).then((answer) => {
      if (left) return;
      if (answer.ok) setFound(answer.value);
      setFailed(!answer.ok);
    });
    return () => {
      left = true;
    };
  }, [kind, id, as, change]);

  const send = async (what: string) => {
    const [verb = '', object = ''] = what.split(':');
    const done = await step(verb, object);
    if (!done.ok && done.problem.status !== 401) {
      showError({ ...done.problem, ...problemTexts(t, done.problem) });
    } else if (done.ok) {
      const teams = verb === 'block' ? (done.value as Blocked).teams : [];
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
          : teams[0]
            ? { action: leadsTo(t('connection:blocked.remove'), `${teams[0].path}#members`) }
            : {}),
      });
    }
    connectionChanged();
  };
  return {
    connection: found?.connection ?? null,
    organisations: found?.organisations ?? [],
    failed,
    send: (what: string) => void send(what),
  };
}

/** A button of a toast that leads to another page. */
const leadsTo = (text: string, path: string) => ({ text, run: () => window.location.assign(path) });

/** One step of a connection: `withdraw` and the like, or blocking and unblocking a person. */
function step(verb: string, object: string) {
  if (verb === 'block') {
    const body = { person_id: object };
    return fetchApi<typeof blockPerson>({ method: 'POST', path: '/base-api/me/blocks/', body, once: true });
  }
  if (verb === 'unblock')
    return fetchApi<typeof unblockPerson>({
      method: 'DELETE',
      path: `/base-api/me/blocks/${object}/`,
      once: true,
    });
  return fetchApi<typeof actOnConnection>({
    method: 'POST',
    path: `/base-api/me/connections/${object}/`,
    body: { action: verb as ConnectionAction },
    once: true,
  });
}
