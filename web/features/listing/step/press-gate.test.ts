import { describe, expect, it } from 'vitest';
import { createPressGate } from './press-gate.ts';

function scene() {
  const later: (() => void)[] = [];
  const gate = createPressGate((run) => void later.push(run));
  const target = new EventTarget();
  const stop = gate.listen(target as unknown as Window);
  const ran: string[] = [];
  const send = (type: string) => target.dispatchEvent(new Event(type));
  return { gate, later, ran, send, stop };
}

describe('messages that come when a field is left (UX 19)', () => {
  it('come at once when the keyboard leaves it', () => {
    const { gate, ran } = scene();
    gate.afterPress(() => ran.push('look'));
    expect(ran).toEqual(['look']);
  });

  it('wait for the click while a button is pressed, so that it does not move away', () => {
    const { gate, later, ran, send } = scene();
    send('pointerdown');
    gate.afterPress(() => ran.push('look'));
    send('pointerup');
    expect(ran).toEqual([]);
    for (const run of later) run();
    expect(ran).toEqual(['look']);
  });

  it('wait for the click of a finger, which leaves the field after it was lifted', () => {
    const { gate, later, ran, send } = scene();
    send('pointerdown');
    send('pointerup');
    for (const run of later.splice(0)) run();
    send('mousedown');
    gate.afterPress(() => ran.push('look'));
    expect(ran).toEqual([]);
    send('mouseup');
    send('click');
    expect(ran).toEqual([]);
    for (const run of later) run();
    expect(ran).toEqual(['look']);
  });

  it('are not lost when the press becomes a scroll', () => {
    const { gate, later, ran, send } = scene();
    send('pointerdown');
    gate.afterPress(() => ran.push('look'));
    send('pointercancel');
    for (const run of later) run();
    expect(ran).toEqual(['look']);
  });

  it('no longer wait when the page is gone', () => {
    const { gate, ran, send, stop } = scene();
    stop();
    send('pointerdown');
    gate.afterPress(() => ran.push('look'));
    expect(ran).toEqual(['look']);
  });
});
