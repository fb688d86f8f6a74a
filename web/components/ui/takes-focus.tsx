import { type ReactNode, useEffect, useRef } from 'react';

export interface TakesFocusProps {
  /** Whenever this is another one, the focus comes back; left out: only when it appears. */
  about?: unknown;
  children: ReactNode;
}

/** What must not be missed after a press: it takes the focus, which brings it into the window and has it read out. */
export function TakesFocus({ about, children }: TakesFocusProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new thing it is about, also when it says the same
  useEffect(() => box.current?.focus(), [about]);
  return (
    <div ref={box} tabIndex={-1} data-wakes="">
      {children}
    </div>
  );
}
