import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Field } from './field.tsx';
import { type FieldProps, splitProps } from './field-props.ts';
import type { Option } from './options.ts';
import { containsTyped, type Matches, useCombobox } from './use-combobox.ts';

export interface ComboboxProps extends FieldProps {
  options: readonly Option[];
  defaultValue?: string;
  placeholder?: string;
  onChoose?: (value: string) => void;
  /** For options that are searched for elsewhere while one types. */
  onType?: (text: string) => void;
  texts: {
    /** "Nothing found" */
    empty: string;
    /** "Clear" */
    clear: string;
    /** "Show all" */
    open: string;
  };
  /** Another test than "the folded label contains the folded text". */
  matches?: Matches;
}

/** A list that is searched by typing. Use it through `SearchableSelect`, which has a native list until it arrives. */
export function Combobox(props: ComboboxProps) {
  const [field, { options, defaultValue, placeholder, onChoose, onType, texts, matches = containsTyped }] =
    splitProps(props);
  const box = useCombobox({ options, defaultValue, matches, onChoose, onType });
  const input = useRef<HTMLInputElement>(null);
  const again = () => input.current?.focus();
  return (
    <Field {...field}>
      {({ name, ...control }) => {
        const listId = `${control.id}-list`;
        const optionId = (i: number) => `${control.id}-option-${i}`;
        return (
          <div className="combo">
            <input type="hidden" name={name} value={box.value} />
            <input
              {...control}
              aria-invalid={control['aria-invalid'] || box.unknown || undefined}
              ref={input}
              className="input"
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={box.open}
              aria-controls={listId}
              aria-activedescendant={box.active >= 0 ? optionId(box.active) : undefined}
              autoComplete="off"
              placeholder={placeholder}
              value={box.typed}
              onChange={(event) => box.type(event.currentTarget.value)}
              onClick={() => box.toggle(true)}
              onKeyDown={box.press}
              onBlur={box.leave}
            />
            <span className="combo-acts">
              {box.typed !== '' && (
                <Act label={texts.clear} onPress={() => box.choose(null)} after={again}>
                  <Icon of={X} size="s" />
                </Act>
              )}
              <Act label={texts.open} onPress={() => box.toggle(!box.open)} after={again}>
                <Icon of={ChevronDown} />
              </Act>
            </span>
            {box.unknown && !box.open && (
              <p className="msg-error mt-2" role="alert">
                {texts.empty}
              </p>
            )}
            <div className="menu combo-list" hidden={!box.open}>
              <div id={listId} role="listbox" aria-label={field.label} className="menu-list">
                {box.open &&
                  box.found.map((option, i) => (
                    <Line
                      key={option.value}
                      id={optionId(i)}
                      option={option}
                      chosen={option.value === box.value}
                      active={i === box.active}
                      onChoose={() => box.choose(option)}
                    />
                  ))}
              </div>
              <p className="combo-empty" role="status">
                {box.open && box.found.length === 0 ? texts.empty : ''}
              </p>
            </div>
          </div>
        );
      }}
    </Field>
  );
}

interface ActProps {
  label: string;
  onPress: () => void;
  after: () => void;
  children: React.ReactNode;
}

/** A button of the mouse beside the input; the keyboard has the arrow keys and Escape. */
function Act({ label, onPress, after, children }: ActProps) {
  return (
    <button
      type="button"
      className="icon-btn"
      tabIndex={-1}
      aria-label={label}
      title={label}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        onPress();
        after();
      }}
    >
      {children}
    </button>
  );
}

interface LineProps {
  id: string;
  option: Option;
  chosen: boolean;
  active: boolean;
  onChoose: () => void;
}

function Line({ id, option, chosen, active, onChoose }: LineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) line.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys, the option is its active descendant
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={chosen}
      data-highlighted={active || undefined}
      className="menu-item"
      lang={option.lang}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {option.label}
      {chosen && <Icon of={Check} size="s" className="ml-auto" />}
    </div>
  );
}
