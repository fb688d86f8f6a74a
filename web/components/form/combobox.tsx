import { Combobox as Base } from '@base-ui/react/combobox';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { fold } from '#shared/khmer/fold.ts';
import { Icon } from '../ui/icon.tsx';
import { Field } from './field.tsx';
import { type FieldProps, splitProps } from './field-props.ts';
import type { Option } from './options.ts';

export interface ComboboxProps extends FieldProps {
  options: readonly Option[];
  defaultValue?: string;
  placeholder?: string;
  onChoose?: (value: string) => void;
  texts: {
    /** "Nothing found" */
    empty: string;
    /** "Clear" */
    clear: string;
    /** "Show all" */
    open: string;
  };
  /** Another test than "the folded label contains the folded text". */
  matches?: (option: Option, typed: string) => boolean;
}

const contains = (option: Option, typed: string) => fold(option.label).includes(fold(typed));

/** A list that is searched by typing, in either spelling of Khmer. Heavy: use it through `SearchableSelect`. */
export function Combobox(props: ComboboxProps) {
  const [field, { options, defaultValue, placeholder, onChoose, texts, matches = contains }] =
    splitProps(props);
  const { name, ...labelled } = field;
  return (
    <Base.Root
      items={options as Option[]}
      name={name}
      defaultValue={options.find((option) => option.value === defaultValue) ?? null}
      onValueChange={(option: Option | null) => onChoose?.(option?.value ?? '')}
      filter={(option: Option, typed: string) => matches(option, typed)}
    >
      <Field name={name} {...labelled}>
        {({ name: _, ...control }) => (
          <Base.InputGroup className="combo">
            <Base.Input {...control} className="input" placeholder={placeholder} />
            <span className="combo-acts">
              <Base.Clear className="icon-btn" aria-label={texts.clear}>
                <Icon of={X} size="s" />
              </Base.Clear>
              <Base.Trigger className="icon-btn" aria-label={texts.open}>
                <Icon of={ChevronDown} />
              </Base.Trigger>
            </span>
          </Base.InputGroup>
        )}
      </Field>
      <Base.Portal>
        <Base.Positioner className="menu-place" sideOffset={4} collisionPadding={16}>
          <Base.Popup className="menu combo-list">
            <Base.Empty className="combo-empty">{texts.empty}</Base.Empty>
            <Base.List className="menu-list">
              {(option: Option) => (
                <Base.Item key={option.value} value={option} className="menu-item" lang={option.lang}>
                  {option.label}
                  <Base.ItemIndicator className="ml-auto">
                    <Icon of={Check} size="s" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
