import { useRef, useState } from 'react';
import { Field } from '#web/components/form/field.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { useT } from '#web/lib/texts.tsx';
import { LIST_FILE_MAX_KB, listText } from './list-text.ts';

/** A list of addresses as a file: it goes into the box above, to be looked at. Without a script it travels with the form. */
export function ListFile({ into, refused }: { into: string; refused: boolean }) {
  const t = useT();
  const scripted = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const [bad, setBad] = useState(refused);

  async function read() {
    const file = input.current?.files?.[0];
    const box = document.getElementById(fieldId(into)) as HTMLTextAreaElement | null;
    if (!input.current || !file || !box) return;
    const text = await listText(file);
    input.current.value = '';
    if (text === null) {
      setSaid('');
      return setBad(true);
    }
    box.value = text;
    setBad(false);
    setSaid(t('team:invite.file_read', { name: file.name }));
    box.focus();
  }

  return (
    <Field
      name="list"
      label={t('team:invite.file')}
      hint={t('team:invite.file_hint')}
      optional={t('common:optional')}
      error={bad ? t('team:invite.file_bad', { size: LIST_FILE_MAX_KB }) : null}
      errorPrefix={t('common:form.error_prefix')}
    >
      {(control) => (
        <div className="btn-row">
          <input
            {...control}
            ref={input}
            name={scripted ? undefined : 'list'}
            type="file"
            className="upload-input"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={() => void read()}
          />
          <label htmlFor={fieldId('list')} className="btn btn-line">
            {t('team:invite.file_choose')}
          </label>
          <p className="t-small t-2" aria-live="polite">
            {said}
          </p>
        </div>
      )}
    </Field>
  );
}
