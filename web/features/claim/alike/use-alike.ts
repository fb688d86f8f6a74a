import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { AlikePage, findAlikePages } from '#shared/contracts/matching.contract.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { namesTyped } from './names-typed.ts';

/** Long enough to write a syllable. */
const PAUSE_MS = 400;

/** Asks, while a name is typed in either script, which pages there are already; those of the newest question stand. */
export function useAlike(kind: StakeholderKind, first: readonly AlikePage[]) {
  const [pages, setPages] = useState(first);
  const asked = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = (event: FormEvent<HTMLFormElement>) => {
    const names = namesTyped(new FormData(event.currentTarget));
    const key = JSON.stringify(names);
    if (key === asked.current) return;
    asked.current = key;
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const found = await fetchApi<typeof findAlikePages>({
        method: 'GET',
        path: '/base-api/alike-pages/',
        query: { kind, ...names },
      });
      // Without a line nothing is known, and nothing is taken away; the server asks once more.
      if (found.ok && asked.current === key) setPages(found.value.data);
    }, PAUSE_MS);
  };
  return { pages, look };
}
