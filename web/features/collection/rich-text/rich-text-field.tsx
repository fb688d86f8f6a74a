import './rich-text.css';
import { lazy, Suspense, useRef, useState } from 'react';
import { Field } from '#web/components/form/field.tsx';
import type { FieldProps } from '#web/components/form/field-props.ts';
import { useHydrated } from '#web/components/ui/hydrated.ts';

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

export interface RichTextFieldProps extends FieldProps {
  defaultValue: string;
  lang: 'en' | 'km';
  /** The same text in the other language: a picture can be put into both at once. */
  twin: string | null;
}

/**
 * Running text with headings, lists, links, tables, pictures and videos. A plain box with HTML until the editor has come
 * and where no script runs; what was typed there meanwhile goes on in the editor.
 */
export function RichTextField({ defaultValue, twin, ...field }: RichTextFieldProps) {
  const hydrated = useHydrated();
  const area = useRef<HTMLTextAreaElement>(null);
  const [ready, setReady] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <div className="rich" data-ready={ready || undefined}>
          {hydrated && (
            <Suspense fallback={null}>
              <RichTextEditor
                control={control}
                label={field.label}
                lang={field.lang}
                twin={twin}
                area={area}
                defaultValue={defaultValue}
                onReady={() => setReady(true)}
              />
            </Suspense>
          )}
          <textarea
            {...control}
            id={ready ? `${control.id}-html` : control.id}
            ref={area}
            className="area rich-area"
            defaultValue={defaultValue}
            rows={8}
            hidden={ready}
          />
        </div>
      )}
    </Field>
  );
}
