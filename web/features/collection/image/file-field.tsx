import FileText from 'lucide-react/icons/file-text';
import { useRef, useState } from 'react';
import { DOCUMENT_MAX_MB, MEGABYTE_BYTES } from '#shared/constants.ts';
import type { StoredImage } from '#shared/contracts/file.contract.ts';
import type { CollectionField } from '#shared/domain/collection/field.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { Field } from '#web/components/form/field.tsx';
import { fieldId } from '#web/components/form/field-id.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import { useFormFrame } from '../form/form-context.ts';
import { useFieldProps } from '../form/use-field-props.ts';
import { uploadCall } from './upload-call.ts';
import { uploadName } from './upload-name.ts';
import { uploadProblem } from './upload-problem.ts';

/** What the library gives out (B.60); what a file really is, the server finds out from its bytes. */
const ACCEPT = '.pdf,.docx,.xlsx,.pptx,.csv,.zip,.jpg,.jpeg,.png';

/** A document of the library: sent as soon as it is chosen, with its progress. */
export function FileField({ field }: { field: CollectionField }) {
  const t = useT();
  const scripted = useHydrated();
  const { collection, record, onChoose } = useFormFrame();
  const { props, value } = useFieldProps(field);
  const input = useRef<HTMLInputElement>(null);
  const [id, setId] = useState(value);
  const [uploaded, setUploaded] = useState<StoredImage | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stored = uploaded?.id === id ? uploaded : (record?.files[id] ?? null);

  function choose(next: string) {
    setId(next);
    setTimeout(onChoose);
  }
  async function send() {
    const file = input.current?.files?.[0];
    if (!input.current || !file) return;
    input.current.value = '';
    if (file.size === 0) return setProblem(t('rules:file_empty'));
    if (file.size >= DOCUMENT_MAX_MB * MEGABYTE_BYTES)
      return setProblem(t('rules:file_size', { size: DOCUMENT_MAX_MB }));
    setProblem(null);
    setPercent(0);
    const result = await uploadCall(collection.name, field.name, file, setPercent);
    setPercent(null);
    if (!result.ok) return setProblem(uploadProblem(t, result.problem, DOCUMENT_MAX_MB));
    setUploaded(result.value);
    choose(result.value.id);
  }

  return (
    <Field {...props} error={problem ?? props.error}>
      {(control) => (
        <div className="upload upload-filled">
          <input type="hidden" name={field.name} value={id} />
          <span className="upload-icon">
            <Icon of={FileText} size="l" />
          </span>
          <p className="upload-text" aria-live="polite">
            <b>{stored ? stored.name : t('collection:form.no_file')}</b>
            {percent !== null
              ? t('common:form.uploading', { percent: Math.floor(percent / 25) * 25 })
              : stored && formatBytes(stored.bytes)}
          </p>
          <div className="upload-acts">
            <input
              {...control}
              ref={input}
              name={scripted ? undefined : uploadName(field.name)}
              type="file"
              className="upload-input"
              accept={ACCEPT}
              onChange={(event) => {
                event.stopPropagation();
                void send();
              }}
            />
            <label
              htmlFor={fieldId(field.name)}
              className="btn btn-line"
              aria-busy={percent !== null || undefined}
            >
              {t(stored ? 'common:action.replace' : 'common:action.choose')}
            </label>
            {id && scripted && (
              <Button
                look="bare"
                onClick={() => {
                  setProblem(null);
                  choose('');
                }}
              >
                {t('common:action.remove')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
