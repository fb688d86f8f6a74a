import FileText from 'lucide-react/icons/file-text';
import { useRef, useState } from 'react';
import { DOCUMENT_MAX_MB, MEGABYTE_BYTES } from '#shared/constants.ts';
import type { CollectionField } from '#shared/domain/collection/collection-field.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { Field } from '#web/components/form/field.tsx';
import { SendingControls } from '#web/components/form/sending-controls.tsx';
import { StoppedUpload } from '#web/components/form/stopped-upload.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import { useFieldProps } from '../form/use-field-props.ts';
import { FileChoice } from './file-choice.tsx';
import { useStoredFile } from './use-stored-file.ts';

/** What the library gives out; what a file really is, the server finds out from its bytes. */
const ACCEPT = '.pdf,.docx,.xlsx,.pptx,.csv,.zip,.jpg,.jpeg,.png';

/** A document of the library: sent as soon as it is chosen, with its progress. */
export function FileField({ field }: { field: CollectionField }) {
  const t = useT();
  const { props, value } = useFieldProps(field);
  const input = useRef<HTMLInputElement>(null);
  const { id, stored, percent, choose, send } = useStoredFile(field, value, DOCUMENT_MAX_MB);
  const [problem, setProblem] = useState<string | null>(null);

  async function pick() {
    const file = input.current?.files?.[0];
    if (!input.current || !file) return;
    input.current.value = '';
    if (file.size === 0) return setProblem(t('rules:file_empty'));
    if (file.size >= DOCUMENT_MAX_MB * MEGABYTE_BYTES)
      return setProblem(t('rules:file_size', { size: DOCUMENT_MAX_MB }));
    setProblem(null);
    setProblem(await send(file));
  }

  return (
    <Field {...props} error={problem ?? props.error}>
      {(control) => (
        <>
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
              <FileChoice
                {...{ field, control, input, id }}
                accept={ACCEPT}
                busy={percent !== null}
                onPick={() => void pick()}
                onRemove={() => {
                  setProblem(null);
                  choose('');
                }}
              />
            </div>
          </div>
          {percent !== null && <SendingControls />}
          <StoppedUpload field={field.name} />
        </>
      )}
    </Field>
  );
}
