import type { saveItem, unsaveItem } from '#shared/contracts/save.contract.ts';
import { parseSavedKey } from '#shared/domain/saved.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { showToast } from '#web/components/ui/toast-store.ts';
import { keepSavedOffline } from '#web/features/shell/service-worker/register.ts';
import { inTab, keep, readKept } from '#web/lib/device-storage.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { openSignIn, overlays } from '#web/lib/overlays.ts';
import { showError } from '#web/lib/popups.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { savedChanges } from './saved-changes.ts';
import { PENDING } from './use-saves.ts';

/** A save that waits longer than this is forgotten: whoever signs in later has other things in mind. */
const WISH_LASTS_MS = 30 * 60_000;

/** A press of a save button: signed in, at once and told to the server; a visitor is asked to sign in first. */
export function toggleSaved(t: Translator, button: HTMLButtonElement): void {
  const wanted = button.name === 'save';
  if (document.documentElement.dataset.signedIn !== undefined) void change(t, button.value, wanted);
  else keepPending(button.value);
}

/** Saves what a visitor wanted, now that they are signed in. */
export function savePending(t: Translator): void {
  const [at, key] = (readKept(inTab, PENDING) ?? '').split(' ');
  keep(inTab, PENDING, null);
  if (key && Date.now() - Number(at) < WISH_LASTS_MS) void change(t, key, true);
}

function keepPending(key: string): void {
  keep(inTab, PENDING, `${Date.now()} ${key}`);
  openSignIn();
  // Closed again: they would rather not. Whoever signs in leaves the page with the dialog open.
  const forget = overlays.subscribe(() => {
    if (overlays.get()?.kind === 'sign-in') return;
    keep(inTab, PENDING, null);
    forget();
  });
}

/** Calls about one thing go one after the other, so that the last press wins. */
const queues = new Map<string, Promise<unknown>>();

async function change(t: Translator, key: string, saved: boolean): Promise<void> {
  show(key, saved);
  const turn = (queues.get(key) ?? Promise.resolve()).then(() => send(key, saved));
  queues.set(key, turn);
  const answer = await turn;
  if (queues.get(key) === turn) queues.delete(key);
  if (!answer.ok) {
    if (savedChanges.get().get(key) === saved) show(key, !saved);
    if (answer.problem.status === 0) showToast({ text: t('common:toast.could_not_save'), tone: 'error' });
    else if (answer.problem.status !== 401)
      showError({ ...answer.problem, ...problemTexts(t, answer.problem) });
    return;
  }
  keepSavedOffline();
  showToast({
    text: t(saved ? 'common:toast.saved' : 'common:toast.unsaved'),
    action: { text: t('common:action.undo'), run: () => void change(t, key, !saved) },
  });
}

/** The list is the same however often it is told: where no answer comes nobody knows, and it is told again until one does. */
function send(key: string, saved: boolean) {
  const item = parseSavedKey(key);
  if (!item) throw new Error(`Nothing can be saved as ${key}`);
  return saved
    ? fetchApi<typeof saveItem>({ method: 'POST', path: '/base-api/me/save/', body: item, once: true })
    : fetchApi<typeof unsaveItem>({
        method: 'DELETE',
        path: `/base-api/me/save/${item.kind}/${item.object_id}/`,
        once: true,
      });
}

/** Every button of this thing on the page: those React draws by the store, those of server-drawn parts by hand. */
function show(key: string, saved: boolean): void {
  savedChanges.set(new Map(savedChanges.get()).set(key, saved));
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-save]')) {
    if (button.value !== key) continue;
    button.name = saved ? 'unsave' : 'save';
    button.setAttribute('aria-pressed', String(saved));
  }
}
