import { useEffect, useRef, useState } from 'react';
import type { findReferences } from '#shared/contracts/collection.contract.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { Combobox } from '#web/components/form/combobox.tsx';
import { Field } from '#web/components/form/field.tsx';
import type { FieldProps } from '#web/components/form/field-props.ts';
import type { Option } from '#web/components/form/options.ts';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { noAnswer } from '#web/lib/no-answer.ts';
import { useT } from '#web/lib/texts.tsx';
import { collectionApi } from './collection-paths.ts';

export interface ReferenceFieldProps extends FieldProps {
  collection: string;
  /** Name of the field in the description, where the input has another. */
  of: string;
  /** What it points at now. */
  current: { id: string; name: string; name_kh: string } | null;
  /** Value of the field that names the kind of target. */
  target: string;
  onChoose?: () => void;
}

const QUIET_MS = 250;

/** Points at another record, found by its name in either script while one types. */
export function ReferenceField({ collection, of, current, target, onChoose, ...field }: ReferenceFieldProps) {
  const t = useT();
  const hydrated = useHydrated();
  const [found, setFound] = useState<readonly Option[]>([]);
  const asked = useRef<AbortController>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const optionOf = (record: { id: string; name: string; name_kh: string }): Option => {
    const name = localName(record, t.language);
    const other = otherName(record, t.language);
    return {
      value: record.id,
      label: other ? `${name.text} · ${other.text}` : name.text,
      lang: name.lang,
    };
  };
  const [known] = useState(() => (current ? optionOf(current) : null));

  async function search(text: string) {
    asked.current?.abort();
    const controller = new AbortController();
    asked.current = controller;
    const result = await fetchApi<typeof findReferences>({
      method: 'GET',
      path: `${collectionApi(collection)}references/`,
      query: { field: of, search: text.trim(), target },
      signal: controller.signal,
    }).catch(noAnswer(controller.signal));
    if (result?.ok && !controller.signal.aborted) setFound(result.value.results.map(optionOf));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first names, and those of another kind of target
  useEffect(() => {
    if (hydrated) void search('');
    return () => {
      asked.current?.abort();
      clearTimeout(timer.current);
    };
  }, [hydrated, target]);

  if (!hydrated) return <PlainReference field={field} known={known} />;
  const options = known && !found.some(({ value }) => value === known.value) ? [known, ...found] : found;
  return (
    <Combobox
      key={target}
      {...field}
      options={options}
      defaultValue={known?.value}
      matches={() => true}
      placeholder={t('collection:reference.placeholder')}
      texts={{
        empty: t('collection:reference.none'),
        clear: t('common:action.clear'),
        open: t('collection:reference.open'),
      }}
      onType={(text) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void search(text), QUIET_MS);
      }}
      onChoose={() => onChoose?.()}
    />
  );
}

/** Without a script what is there stays, or is taken away. */
function PlainReference({ field, known }: { field: FieldProps; known: Option | null }) {
  const t = useT();
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} className="select" defaultValue={known?.value ?? ''}>
          <option value="">{t('common:none')}</option>
          {known && (
            <option value={known.value} lang={known.lang}>
              {known.label}
            </option>
          )}
        </select>
      )}
    </Field>
  );
}
