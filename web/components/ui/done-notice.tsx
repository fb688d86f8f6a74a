import { useEffect, useRef } from 'react';
import { Notice } from '#web/components/ui/notice.tsx';

/** What was done, where it was asked for; takes the focus, because the button that did it may be gone. */
export function DoneNotice({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} data-wakes="">
      <Notice tone="ok" live>
        <p>{text}</p>
      </Notice>
    </div>
  );
}
