import { afterEach, expect, it, vi } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { currentToasts } from '#web/components/ui/toast-store.ts';
import { offerUpdate } from './offer-update.ts';

afterEach(() => void vi.unstubAllGlobals());

it('a new version is offered until somebody answers, and let in by that alone (UX 67, UX 74)', () => {
  const listens = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: { addEventListener: listens } });
  const waiting = { postMessage: vi.fn() };
  offerUpdate(createTranslator('km', catalog.km), waiting as unknown as ServiceWorker);
  const [notice] = currentToasts();
  expect(notice).toMatchObject({ text: catalog.km.common!.state.new_version, stays: true });
  expect(waiting.postMessage).not.toHaveBeenCalled();
  notice?.action?.run();
  expect(waiting.postMessage).toHaveBeenCalledWith({ update: true });
  expect(listens).toHaveBeenCalledWith('controllerchange', expect.any(Function), { once: true });
});
