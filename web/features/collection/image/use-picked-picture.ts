import { useEffect, useRef, useState } from 'react';
import { useT } from '#web/lib/texts.tsx';
import { type PickedPicture, readPicture } from './read-picture.ts';

/** A control that picks a picture: looked at on this device, refused with a reason, or ready to be cut. */
export function usePickedPicture() {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<PickedPicture | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const url = picked?.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  return {
    input,
    picked,
    problem,
    setProblem,
    /** Nothing is picked any more: it was given up, or is being sent. */
    drop: () => setPicked(null),
    /** The picture that was chosen, unless it cannot be taken. `keep`: it waits to be cut. */
    async read(keep = true): Promise<PickedPicture | null> {
      const file = input.current?.files?.[0];
      if (!file) return null;
      const picture = await readPicture(t, file);
      // The same file can be chosen again.
      if (input.current) input.current.value = '';
      const refused = typeof picture === 'string';
      setProblem(refused ? picture : null);
      if (refused) return null;
      if (keep) setPicked(picture);
      return picture;
    },
  };
}
