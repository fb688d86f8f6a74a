import { describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, showToast, subscribeToToasts } from './toast-store.ts';

describe('toasts', () => {
  it('tell their listeners, keep the newest three and go by id', () => {
    const listener = vi.fn();
    const stop = subscribeToToasts(listener);
    const ids = ['a', 'b', 'c', 'd'].map((text) => showToast({ text }));
    expect(currentToasts().map((toast) => toast.text)).toEqual(['b', 'c', 'd']);
    expect(listener).toHaveBeenCalledTimes(4);
    dismissToast(ids[2] as number);
    expect(currentToasts().map((toast) => toast.text)).toEqual(['b', 'd']);
    stop();
    dismissToast(ids[1] as number);
    expect(listener).toHaveBeenCalledTimes(5);
  });
});
