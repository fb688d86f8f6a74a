import { beforeEach, describe, expect, it } from 'vitest';
import { ask, closePopup, popups, showError, showSuccess, showWait } from './popups.ts';

beforeEach(() => void popups.set(null));

describe('popups', () => {
  it('carry the message of an error and its status (8.018)', () => {
    showError({ message: 'Too large', status: 413 });
    expect(popups.get()).toEqual({ kind: 'error', message: 'Too large', status: 413 });
  });

  it('carry a success (8.020)', () => {
    showSuccess();
    expect(popups.get()).toEqual({ kind: 'success' });
  });

  it('ask and hear yes (8.021)', async () => {
    const answer = ask({ danger: true });
    const popup = popups.get();
    if (popup?.kind === 'question') popup.answer(true);
    await expect(answer).resolves.toBe(true);
    expect(popups.get()).toBeNull();
  });

  it('take closing for a no (8.021)', async () => {
    const answer = ask();
    closePopup();
    await expect(answer).resolves.toBe(false);
  });

  it('wait until the work is done, and then take away nothing but themselves (8.023)', () => {
    const done = showWait();
    expect(popups.get()).toEqual({ kind: 'wait' });
    showError({ message: '', status: 500 });
    done();
    expect(popups.get()).toMatchObject({ kind: 'error' });
  });
});
