import X from 'lucide-react/icons/x';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { fold } from '#shared/khmer/fold.ts';
import { Choice } from '#web/components/form/choice.tsx';
import { FieldGroup } from '#web/components/form/field-group.tsx';
import type { FieldProps } from '#web/components/form/field-props.ts';
import type { ChoiceOption } from '#web/components/form/options.ts';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';

export interface ManyChoicesProps extends FieldProps {
  options: readonly ChoiceOption[];
  defaultValue: readonly string[];
}

/**
 * More than 12 options of which any number holds: boxes to tick in a list that scrolls. With a script the list can be
 * searched, in either spelling of Khmer, and what is chosen stands above it; every box stays in the form.
 */
export function ManyChoices({ options, defaultValue, ...field }: ManyChoicesProps) {
  const t = useT();
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const statusId = useId();
  const [chosen, setChosen] = useState<readonly string[]>(defaultValue);
  const [typed, setTyped] = useState('');
  const wanted = fold(typed);
  const isShown = (option: ChoiceOption) => wanted === '' || fold(option.label).includes(wanted);
  const shown = options.filter(isShown);

  const change = ({ currentTarget: { checked, value } }: ChangeEvent<HTMLInputElement>) =>
    setChosen((before) => (checked ? [...before, value] : before.filter((one) => one !== value)));
  // A click on the box itself, so that the form hears of it as of any other.
  const untick = (value: string) =>
    list.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(value)}"]`)?.click();

  return (
    <FieldGroup {...field}>
      {hydrated && chosen.length > 0 && (
        <ul className="chips">
          {options
            .filter(({ value }) => chosen.includes(value))
            .map(({ value, label, lang }) => (
              <li key={value}>
                <button type="button" className="chip chip-x" onClick={() => untick(value)}>
                  <span className="sr-only">{t('common:action.remove')} </span>
                  <span lang={lang}>{label}</span>
                  <Icon of={X} size="s" />
                </button>
              </li>
            ))}
        </ul>
      )}
      <div className="choice-box">
        {hydrated && (
          <div className="rule-below p-2">
            <SearchBox
              label={t('listing:form.search_choices')}
              placeholder={t('listing:form.search_choices')}
              name=""
              aria-describedby={statusId}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onKeyDown={(event) => {
                // Enter chooses nothing here and must not send the form.
                if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
              }}
            />
          </div>
        )}
        <div ref={list} className="choices choices-2 max-h-66 overflow-y-auto px-4 py-1" tabIndex={-1}>
          {options.map((option) => (
            <div key={option.value} hidden={!isShown(option)}>
              <Choice
                type="checkbox"
                name={field.name}
                option={option}
                defaultChecked={defaultValue.includes(option.value)}
                onChange={change}
              />
            </div>
          ))}
          {shown.length === 0 && <p className="py-3 t-3">{t('common:form.no_match')}</p>}
        </div>
      </div>
      <p className="t-small t-3" role="status" id={statusId}>
        {chosen.length > 0 && t('listing:form.chosen', { count: chosen.length })}
      </p>
    </FieldGroup>
  );
}
