import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { COMMON_LANGUAGE_CODES, SPOKEN_LANGUAGES } from '#shared/domain/languages-list.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { fieldId } from '#web/components/form/field-id.ts';
import type { Option } from '#web/components/form/options.ts';
import { SearchableSelect } from '#web/components/form/searchable-select.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import { useBioFrame } from './bio-context.ts';
import { NOT_REQUIRED } from './bio-inputs.tsx';

const NAME = 'languages';

/**
 * Languages one speaks: those chosen as chips, and a list to add one more, searched by typing. Without a script the chips
 * are boxes to untick, and each save adds the one chosen in the list.
 */
export function LanguageField() {
  const t = useT();
  const { values, problems, onChoose } = useBioFrame();
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(() => values.languages.split(' ').filter(Boolean));
  const [round, setRound] = useState(0);
  const touched = useRef(false);
  const all = optionsOf(t.language);
  const nameOf = (code: string) => all.find(({ value }) => value === code);

  // What holds the focus is gone once a choice was made: it goes to the list, to choose the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every choice
  useEffect(() => {
    if (!touched.current) return;
    document.getElementById(fieldId(NAME))?.focus();
    onChoose();
  }, [round]);

  const change = (next: string[]) => {
    touched.current = true;
    setChosen(next);
    setRound((before) => before + 1);
  };
  return (
    <div data-field={NAME} className="grid gap-3">
      <SearchableSelect
        key={round}
        name={NAME}
        label={t('person:label.languages')}
        hint={t('person:languages.hint')}
        optional={NOT_REQUIRED}
        error={problems.languages}
        options={all.filter(({ value }) => !chosen.includes(value))}
        placeholder={t('person:languages.add')}
        onChoose={(code) => nameOf(code) && hydrated && change([...chosen, code])}
        texts={{
          empty: t('common:form.no_match'),
          clear: t('common:action.clear'),
          open: t('person:languages.show_all'),
        }}
      />
      {chosen.length > 0 && (
        <ul className="chips">
          {chosen.map((code) => (
            <li key={code}>
              {hydrated ? (
                <>
                  <input type="hidden" name={NAME} value={code} />
                  <button
                    type="button"
                    className="chip chip-x"
                    onClick={() => change(chosen.filter((one) => one !== code))}
                  >
                    <span className="sr-only">{t('common:action.remove')} </span>
                    <span lang={nameOf(code)?.lang}>{nameOf(code)?.label ?? code}</span>
                    <Icon of={X} size="s" />
                  </button>
                </>
              ) : (
                <label className="chip">
                  <input type="checkbox" name={NAME} value={code} defaultChecked />
                  <span lang={nameOf(code)?.lang}>{nameOf(code)?.label ?? code}</span>
                </label>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Languages most people here speak come first. */
function optionsOf(language: Language): Option[] {
  const common: readonly string[] = COMMON_LANGUAGE_CODES;
  const rank = (code: string) => (common.includes(code) ? common.indexOf(code) : common.length);
  return SPOKEN_LANGUAGES.map((one) => ({
    value: one.code,
    label: language === 'km' ? one.native_name : one.name,
    ...(language === 'km' ? { lang: one.code } : {}),
  })).sort((a, b) => rank(a.value) - rank(b.value));
}
