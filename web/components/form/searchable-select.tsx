import { type ComponentType, useCallback, useEffect, useState } from 'react';
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

/**
 * A list of more than 12 options that can be searched. It is a native list on the server, without a script and until
 * the combobox has arrived; what was chosen meanwhile stays chosen.
 */
export function SearchableSelect({ texts, matches, onChoose, ...props }: ComboboxProps) {
  const hydrated = useHydrated();
  const Combobox = useCombobox();
  const [value, setValue] = useState(props.defaultValue ?? '');
  const [busy, setBusy] = useState(false);
  const choose = useCallback((next: string) => {
    setValue(next);
  }, []);
  const native = (
    <Select
      {...props}
      defaultValue={value}
      placeholder={props.placeholder ?? '–'}
      onChange={(event) => {
        choose(event.currentTarget.value);
        onChoose?.(event.currentTarget.value);
      }}
      onFocus={() => setBusy(true)}
      onBlur={() => setBusy(false)}
    />
  );
  if (!hydrated || busy || !Combobox) return native;
  return <Combobox {...props} defaultValue={value} texts={texts} matches={matches} onChoose={onChoose} />;
}
