import { dismissToast, showToast } from '#web/components/ui/toast-store.ts';
import { isDownload } from './downloads.ts';
import { inAppTranslator } from './in-app-texts.ts';
import { canOpenOutside, leaveApp } from './way-out.ts';

type Trouble = 'file' | 'download';
const said = new Set<Trouble>();

/**
 * In the window of another app: says once what may not work there, when somebody begins to do it, with the way to the
 * browser of the device. Nothing is held up: in many such windows it works.
 */
export function watchInApp(): void {
  document.addEventListener('click', ({ target }) => {
    if (isFile(target as Element)) say('file');
    else if (isDownload(target as Element)) say('download');
  });
}

/** The field for a file is pressed, by itself or by its label. */
function isFile(pressed: Element): boolean {
  const label = pressed.closest('label');
  return (label ? label.control : pressed)?.matches('input[type=file]') ?? false;
}

function say(trouble: Trouble): void {
  if (said.has(trouble)) return;
  said.add(trouble);
  const t = inAppTranslator();
  const run = () =>
    void leaveApp().then((isCopied) => {
      dismissToast(shown);
      if (isCopied) showToast({ text: t('in-app:copied'), stays: true });
    });
  const text = t(canOpenOutside() ? 'in-app:open_short' : 'common:action.copy_link');
  const shown = showToast({ text: t(`in-app:${trouble}`), tone: 'info', stays: true, action: { text, run } });
}
