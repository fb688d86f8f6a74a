import type { RefObject } from 'react';
import type { CollectionField } from '#shared/domain/collection/collection-field.ts';
import type { ControlProps } from '#web/components/form/field-props.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { useT } from '#web/lib/texts.tsx';
import { uploadName } from './upload-name.ts';

export interface FileChoiceProps {
  field: CollectionField;
  control: ControlProps;
  input: RefObject<HTMLInputElement | null>;
  /** Types and endings that the picker of the system offers. */
  accept: string;
  /** The id of the file it points at; empty for none. */
  id: string;
  /** Something is on its way. */
  busy: boolean;
  onPick: () => void;
  onRemove: () => void;
}

/** Chooses the file of a field, another instead, or none. With a script it is sent by itself, without one with the form. */
export function FileChoice({ field, control, input, accept, id, busy, onPick, onRemove }: FileChoiceProps) {
  const t = useT();
  const scripted = useHydrated();
  return (
    <>
      <input
        {...control}
        ref={input}
        name={scripted ? undefined : uploadName(field.name)}
        type="file"
        className="upload-input"
        accept={accept}
        onChange={(event) => {
          event.stopPropagation();
          onPick();
        }}
      />
      <label htmlFor={control.id} className="btn btn-line" aria-busy={busy || undefined}>
        {t(id ? 'common:action.replace' : 'common:action.choose')}
      </label>
      {id && scripted && (
        <Button
          look="bare"
          onClick={() => {
            onRemove();
            // The button goes with the file.
            input.current?.focus();
          }}
        >
          {t('common:action.remove')}
        </Button>
      )}
    </>
  );
}
