import { afterEach, expect, it, vi } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { currentToasts } from '#web/components/ui/toast-store.ts';
import { offerUpdate } from './offer-update.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a new version is offered until somebody answers, and let in by that alone (UX 67, UX 74)', () => {
  vi.useFakeTimers();
  const [listens, reload] = [vi.fn(), vi.fn()];
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('navigator', { serviceWorker: { addEventListener: listens } });
  const waiting = { postMessage: vi.fn() };
  offerUpdate(createTranslator('km', catalog.km), waiting as unknown as ServiceWorker);
  const [notice] = currentToasts();
  expect(notice).toMatchObject({ text: catalog.km.common!.state.new_version, stays: true });
  expect(waiting.postMessage).not.toHaveBeenCalled();
  notice?.action?.run();
  expect(waiting.postMessage).toHaveBeenCalledWith({ update: true });
  expect(listens).toHaveBeenCalledWith('controllerchange', expect.any(Function), { once: true });
  expect(reload).not.toHaveBeenCalled();
  // Whatever keeps the worker from it: who pressed gets the page anew.
  vi.advanceTimersByTime(4_000);
  expect(reload).toHaveBeenCalledTimes(1);
});
