import { lazy, Suspense, useCallback, useState } from 'react';
import { useHydrated } from '../ui/hydrated.ts';
import type { ComboboxProps } from './combobox.tsx';
import { Select } from './select.tsx';

const Combobox = lazy(async () => ({ default: (await import('./combobox.tsx')).Combobox }));

/**
 * A list of more than 12 options that can be searched. It is a native list on the server, without a script and until
 * the combobox has arrived; what was chosen meanwhile stays chosen.
 */
export function SearchableSelect({ texts, matches, onChoose, ...props }: ComboboxProps) {
  const hydrated = useHydrated();
  const [value, setValue] = useState(props.defaultValue ?? '');
  const [busy, setBusy] = useState(false);
  const choose = useCallback((next: string) => {
    setValue(next);
  }, []);
  const native = (
    <Select
      {...props}
      defaultValue={value}
      placeholder={props.placeholder ?? ''}
      onChange={(event) => {
        choose(event.currentTarget.value);
        onChoose?.(event.currentTarget.value);
      }}
      onFocus={() => setBusy(true)}
      onBlur={() => setBusy(false)}
    />
  );
  if (!hydrated || busy) return native;
  return (
    <Suspense fallback={native}>
      <Combobox {...props} defaultValue={value} texts={texts} matches={matches} onChoose={onChoose} />
    </Suspense>
  );
}
