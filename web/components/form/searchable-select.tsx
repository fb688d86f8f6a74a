import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../ui/hydrated.ts';
import type { ComboboxProps } from './combobox.tsx';
import { Select } from './select.tsx';

let arrived: ComponentType<ComboboxProps> | undefined;

/** The combobox once it has arrived. A line that drops meanwhile leaves the native list: the form goes on as it is. */
function useCombobox(): ComponentType<ComboboxProps> | undefined {
  const [Combobox, setCombobox] = useState(() => arrived);
  useEffect(() => {
    if (arrived) return setCombobox(() => arrived);
    let left = false;
    import('./combobox.tsx').then(
      (file) => {
        arrived = file.Combobox;
        if (!left) setCombobox(() => arrived);
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, []);
  return Combobox;
}

/** What was chosen in the native list and whether somebody stands in it, also from before the script was there. */
function useNativeList(
  { options, defaultValue = '' }: ComboboxProps,
  list: RefObject<HTMLSelectElement | null>,
) {
  const [value, setValue] = useState(defaultValue);
  const [busy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stood there before is read once
  useLayoutEffect(() => {
    if (!list.current) return;
    // What is none of the options the list cannot hold.
    if (!defaultValue || options.some((option) => option.value === defaultValue))
      setValue(list.current.value);
    setBusy(list.current === document.activeElement);
  }, []);
  // Who goes to another window has not left the list: they come back to it.
  const look = () => setBusy(list.current === document.activeElement);
  return { value, setValue, busy, look };
}

/**
 * A list of more than 12 options that can be searched. It is a native list on the server, without a script and until
 * the combobox has arrived; what was chosen meanwhile stays chosen, and who stands in it stays there until they leave.
 */
export function SearchableSelect({ texts, matches, onChoose, ...props }: ComboboxProps) {
  const hydrated = useHydrated();
  const Combobox = useCombobox();
  const list = useRef<HTMLSelectElement>(null);
  const { value, setValue, busy, look } = useNativeList({ texts, ...props }, list);
  if (hydrated && !busy && Combobox)
    return <Combobox {...props} defaultValue={value} texts={texts} matches={matches} onChoose={onChoose} />;
  return (
    <Select
      {...props}
      ref={list}
      defaultValue={value}
      placeholder={props.placeholder ?? '–'}
      onChange={(event) => {
        setValue(event.currentTarget.value);
        onChoose?.(event.currentTarget.value);
      }}
      onFocus={look}
      onBlur={look}
    />
  );
}
