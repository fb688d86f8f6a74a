import { type DragEvent, useEffect, useRef, useState } from 'react';

export interface PickedFile {
  name: string;
  size: number;
  /** Address of the picture in this browser; null for other files. */
  url: string | null;
}

export interface FilePick {
  input: React.RefObject<HTMLInputElement | null>;
  picked: PickedFile | null;
  problem: string | null;
  over: boolean;
  read: () => void;
  clear: () => void;
  drop: Pick<React.DOMAttributes<HTMLElement>, 'onDragOver' | 'onDragLeave' | 'onDrop'>;
}

/** The state of a file field: picked or dropped, refused with a sentence, taken away again. */
export function useFilePick(
  check: (file: File) => string | null,
  onPick?: (file: File | null) => void,
): FilePick {
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<PickedFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const url = picked?.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  const empty = () => {
    if (input.current) input.current.value = '';
    setPicked(null);
    onPick?.(null);
  };
  const read = () => {
    const file = input.current?.files?.[0];
    if (!file) return;
    const wrong = check(file);
    setProblem(wrong);
    if (wrong) return empty();
    const picture = file.type.startsWith('image/') ? URL.createObjectURL(file) : null;
    setPicked({ name: file.name, size: file.size, url: picture });
    onPick?.(file);
  };
  const clear = () => {
    setProblem(null);
    empty();
    input.current?.focus();
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (!file || !input.current) return;
      const list = new DataTransfer();
      list.items.add(file);
      input.current.files = list.files;
      read();
    },
  };
  return { input, picked, problem, over, read, clear, drop };
}
