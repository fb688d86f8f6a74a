import { useEffect, useRef, useState } from 'react';
import type { AlikePage, findAlikePages } from '#shared/contracts/matching.contract.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { namesTyped } from './names-typed.ts';

/** Long enough to write a syllable. */
const PAUSE_MS = 400;
/** What is sent waits no longer for an answer: reviewers see pages of one name, too. */
const MOST_MS = 3000;

/**
 * Asks, while a name is typed in either script, which pages there are already; those of the newest question stand. `asks`
 * tells before the form is sent whether a page of exactly this name was not shown yet: it is shown then, and stops once.
 * Without a kind there is nothing to be alike.
 */
export function useAlike(kind: StakeholderKind | null, first: readonly AlikePage[]) {
  const [pages, setPages] = useState(first);
  const [stops, setStops] = useState(0);
  const asked = useRef('');
  const shown = useRef(new Set(first.map(({ id }) => id)));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    for (const { id } of pages) shown.current.add(id);
  }, [pages]);

  async function find(form: HTMLFormElement): Promise<readonly AlikePage[]> {
    const names = namesTyped(new FormData(form));
    const key = JSON.stringify(names);
    asked.current = key;
    const found =
      kind && (names.name || names.name_kh)
        ? await fetchApi<typeof findAlikePages>({
            method: 'GET',
            path: '/base-api/alike-pages/',
            query: { kind, ...names },
          })
        : null;
    // Without a line nothing is known, and nothing is taken away; the server asks once more.
    if (found && !found.ok) return [];
    const alike = found?.value.data ?? [];
    if (asked.current === key) setPages(alike);
    return alike;
  }

  return {
    pages,
    /** How often it kept the form from being sent. */
    stops,
    look(form: HTMLFormElement) {
      const key = JSON.stringify(namesTyped(new FormData(form)));
      if (!kind || key === asked.current) return;
      asked.current = key;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => find(form), PAUSE_MS);
    },
    async asks(form: HTMLFormElement): Promise<boolean> {
      if (!kind) return false;
      clearTimeout(timer.current);
      const before = new Set(shown.current);
      const tooLate = new Promise<readonly AlikePage[]>((done) => setTimeout(() => done([]), MOST_MS));
      const found = await Promise.race([find(form), tooLate]);
      const isNew = found.some(({ id, same }) => same && !before.has(id));
      if (isNew) setStops((count) => count + 1);
      return isNew;
    },
  };
}
