import { listFrom } from '#shared/domain/collection/clean-record.ts';
import type { CollectionField } from '#shared/domain/collection/collection-field.ts';
import { fieldId } from '#web/components/form/field-id.ts';
import { TextInput } from '#web/components/form/text-input.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { useT } from '#web/lib/texts.tsx';
import { useFormFrame } from './record-form-frame.ts';
import { useFieldProps } from './use-field-props.ts';

const OFFERED = 8;

/** Short words with commas between them; those in use already are one press away. */
export function TagsField({ field }: { field: CollectionField }) {
  const t = useT();
  const scripted = useHydrated();
  const { tags, now, onChoose } = useFormFrame();
  const { props, raw } = useFieldProps(field);
  const chosen = listFrom(now[field.name]);
  const offered = tags.filter((tag) => !chosen.includes(tag)).slice(0, OFFERED);

  function add(tag: string) {
    const input = document.getElementById(fieldId(field.name));
    if (!(input instanceof HTMLInputElement)) return;
    input.value = [...chosen, tag].join(', ');
    onChoose();
  }

  return (
    <div className="grid gap-2">
      <TextInput {...props} autoComplete="off" defaultValue={listFrom(raw).join(', ')} />
      {scripted && offered.length > 0 && (
        <ul className="chips" aria-label={t('collection:form.tags_in_use')}>
          {offered.map((tag) => (
            <li key={tag}>
              <button type="button" className="chip" onClick={() => add(tag)}>
                <span className="sr-only">{t('common:action.add')} </span>
                {tag}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
