import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { MEGABYTE_BYTES } from '#shared/constants.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Field } from './field.tsx';
import { type FieldProps, splitProps } from './field-props.ts';
import { useFilePick } from './use-file-pick.ts';

export interface FileInputProps extends FieldProps {
  /** MIME types. */
  accept: readonly string[];
  /** Unless what is too large is made smaller once it is chosen. */
  maxMb?: number;
  /** A file stored earlier: its name, "PDF, 1.1 MB", the address of its picture. */
  current?: { name: string; detail: string; url?: string | null };
  /** What stands there without a file: the record's own pattern. */
  placeholder?: ReactNode;
  texts: FileInputTexts;
  /** "1.1 MB" of a number of bytes. */
  sizeText: (bytes: number) => string;
  onPick?: (file: File | null) => void;
}

export interface FileInputTexts {
  /** "Drop a file here" */
  drop: string;
  /** "or choose one from your device" */
  orChoose: string;
  choose: string;
  replace: string;
  remove: string;
  wrongType: string;
  tooLarge: string;
  empty: string;
}

/**
 * A file: dropped or chosen, shown before it is sent, refused at once with the reason. Type and size belong into `hint`.
 * Without a script the browser's own control appears.
 */
export function FileInput(props: FileInputProps) {
  const [field, { accept, maxMb, current, placeholder, texts, sizeText, onPick }] = splitProps(props);
  const check = (file: File) => {
    if (!accept.includes(file.type)) return texts.wrongType;
    if (file.size === 0) return texts.empty;
    return maxMb !== undefined && file.size >= maxMb * MEGABYTE_BYTES ? texts.tooLarge : null;
  };
  const pick = useFilePick(check, onPick);
  const shown = pick.picked
    ? { name: pick.picked.name, detail: sizeText(pick.picked.size), url: pick.picked.url }
    : current;
  return (
    <Field {...field} error={pick.problem ?? (pick.picked ? null : field.error)}>
      {(control) => (
        <div
          className={classNames('upload', pick.over && 'upload-over', shown && 'upload-filled')}
          {...pick.drop}
        >
          <Preview url={shown?.url} filled={Boolean(shown)} placeholder={placeholder} />
          <p className="upload-text" aria-live="polite">
            <b>{shown ? shown.name : texts.drop}</b>
            {shown ? shown.detail : texts.orChoose}
          </p>
          <div className="upload-acts">
            <input
              {...control}
              ref={pick.input}
              type="file"
              className="upload-input"
              accept={accept.join(',')}
              onChange={pick.read}
            />
            <label htmlFor={control.id} className="btn btn-line">
              {shown ? texts.replace : texts.choose}
            </label>
            {pick.picked && (
              <Button look="bare" onClick={pick.clear}>
                {texts.remove}
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

function Preview({
  url,
  filled,
  placeholder,
}: {
  url?: string | null;
  filled: boolean;
  placeholder?: ReactNode;
}) {
  if (url) return <img src={url} alt="" className="upload-picture" width="64" height="64" />;
  if (!filled && placeholder) return placeholder;
  return (
    <span className="upload-icon">
      <Icon of={FileText} size="l" />
    </span>
  );
}
