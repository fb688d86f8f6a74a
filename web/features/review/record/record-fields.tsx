import type { ReactNode } from 'react';
import { useT } from '#web/lib/texts.tsx';
import { Faces } from './faces.tsx';
import { FieldChange } from './field-change.tsx';
import { FieldValue, type RecordField } from './field-value.tsx';
import type { RecordData } from './load-request.ts';
import { MessageThread } from './message-thread.tsx';
import { fieldsToCheck, lastMessages } from './record-messages.ts';

export interface RecordFieldsProps {
  data: RecordData;
  /** Where a message about a field can be written; null when it cannot. */
  pin: ((field: RecordField) => ReactNode) | null;
  /** Where a text can be written in the language it lacks; null when it cannot. */
  translate: ((field: RecordField) => ReactNode) | null;
}

/**
 * The fields of the form with what changed since the round before. In the view of changes the others are only hidden:
 * a message that is being written at one of them must not go with it.
 */
export function RecordFields({ data: { record, state }, pin, translate }: RecordFieldsProps) {
  const t = useT();
  const toCheck = fieldsToCheck(record);
  const messages = lastMessages(record.messages);
  const isShown = ({ name }: RecordField) => state.view !== 'changed' || toCheck.has(name);
  const sections = [...new Set(record.fields.map(({ section }) => section))];
  const left = record.fields.filter((field) => isLeftOut(field) && !toCheck.has(field.name));
  const row = (field: RecordField) => (
    <FieldRow
      key={field.name}
      field={field}
      data={record}
      hidden={!isShown(field)}
      messages={messages.filter((message) => message.field === field.name)}
      pin={pin?.(field)}
      translate={field.untranslated && translate?.(field)}
    />
  );
  const filled = sections.map((section) => {
    const fields = record.fields.filter((field) => field.section === section && !left.includes(field));
    return (
      <section key={section} className="desk-section" hidden={!fields.some(isShown)}>
        {state.view === 'all' && <h2 className="t-h4">{fields[0]?.section_title}</h2>}
        <dl className="desk-fields">{fields.map(row)}</dl>
      </section>
    );
  });
  return (
    <>
      {filled}
      {left.length > 0 && (
        <details className="desk-section desk-left-out" hidden={state.view === 'changed'}>
          <summary className="link">{t('desk:record.not_provided', { count: left.length })}</summary>
          <dl className="desk-fields">{left.map(row)}</dl>
        </details>
      )}
    </>
  );
}

/** Nothing was given, and nothing is asked for in its place. */
const isLeftOut = ({ texts, image, value, changed, untranslated, input }: RecordField) =>
  texts.length === 0 && !image && !changed && !untranslated && !(input === 'checkbox' && value);

interface FieldRowProps {
  field: RecordField;
  data: RecordData['record'];
  hidden: boolean;
  messages: RecordData['record']['messages'];
  pin: ReactNode;
  translate: ReactNode;
}

function FieldRow({ field, data: { faces }, hidden, messages, pin, translate }: FieldRowProps) {
  const t = useT();
  return (
    <div
      className="desk-field"
      id={`about-${field.name}`}
      hidden={hidden}
      data-changed={field.changed || undefined}
    >
      <dt>
        {field.label}
        {field.changed && <span className="sr-only"> ({t('desk:record.changed_mark')})</span>}
        {field.shown !== 'public' && (
          <small>{t(field.shown === 'desk' ? 'desk:record.desk_only' : 'desk:record.members_only')}</small>
        )}
      </dt>
      <dd>
        {field.changed ? (
          <FieldChange field={field} />
        ) : (
          <div className="desk-value">
            <FieldValue field={field} />
          </div>
        )}
        {translate}
        <Faces faces={faces.filter(({ list }) => list === field.name)} />
        <MessageThread messages={messages} answered={field.changed} />
        {pin}
      </dd>
    </div>
  );
}
