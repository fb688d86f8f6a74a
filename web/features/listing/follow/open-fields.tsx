import { FORMS, fieldsOf } from '#shared/domain/listing/forms.ts';
import type { ListingField } from '#shared/domain/listing/listing-field.ts';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { FollowData } from '../load/load-follow.ts';
import { FieldPlace, FieldRows, FormSection } from '../step/listing-form-section.tsx';
import { controlsOf, shownAt } from '../values/listing-form-rows.ts';
import type { ProblemTexts } from '../values/problem-list.ts';
import { factsOf } from '../verify/answer-facts.tsx';
import { useAbout } from './desk-message-list.tsx';
import { type Mark, type Message, openMessages } from './marks.ts';
import { MessagePin } from './message-pin.tsx';

/** More open fields without a message than this fold away. */
const INLINE_AT_MOST = 4;

export interface OpenFieldsProps {
  data: FollowData;
  open: readonly ListingField[];
  marks: readonly Mark[];
  problems: ProblemTexts;
}

/** The fields the owner may change: those with a message first, each with its message, then the others. */
export function OpenFields({ data, open, marks, problems }: OpenFieldsProps) {
  const t = useT();
  const about = useAbout(data.request.kind);
  const messages = openMessages(data.request);
  const all = fieldsOf(data.request.kind);
  const order = (message: Message) => all.findIndex(({ name }) => name === message.field);
  const placeOf = (message: Message) => (message.field === null ? null : shownAt(all, message.field));
  const pinned = new Set(messages.map(placeOf));
  const controls = controlsOf(open);
  const rest = controls.filter(({ field }) => !pinned.has(field.name));
  const restFields = rest.flatMap(({ field, joined }) => (joined ? [joined, field] : [field]));
  const isBad = restFields.some(({ name }) => problems[name] !== undefined);

  const shown = new Set<string>();
  const fieldFor = (message: Message) => {
    const place = placeOf(message);
    const control = controls.find(({ field }) => field.name === place);
    // One field, one control: a second message about it stands alone.
    if (control && place && !shown.has(place)) {
      shown.add(place);
      return <FieldPlace {...control} />;
    }
    const closed = all.filter(({ name }) => name === message.field && !control);
    if (closed.length === 0) return <p className="field-label">{about(message)}</p>;
    const { kind, values, logo } = data.request;
    return (
      <DefinitionList
        facts={factsOf(t, closed, { kind, values, logo, terms: data.terms })}
        emptyText={t('common:not_provided')}
      />
    );
  };

  return (
    <>
      {[...messages]
        .sort((a, b) => order(a) - order(b))
        .map((message) => (
          <MessagePin
            key={message.id}
            message={message}
            mark={marks.find(({ id }) => id === message.id) ?? { id: message.id, fixed: false, answer: '' }}
            field={fieldFor(message)}
          />
        ))}
      {rest.length > 0 && rest.length <= INLINE_AT_MOST && (
        <div className="grid max-w-form gap-7">
          <FieldRows fields={restFields} />
        </div>
      )}
      {rest.length > INLINE_AT_MOST && (
        <details open={isBad || undefined}>
          <summary className="link inline-flex min-h-11 items-center">
            {t('listing:follow.change_others')}
          </summary>
          <div className="form pt-4">
            {FORMS[data.request.kind].steps.flatMap(({ sections }) =>
              sections
                .map((section) => ({
                  ...section,
                  fields: section.fields.filter((field) => restFields.includes(field)),
                }))
                .filter(({ fields }) => fields.length > 0)
                .map((section) => (
                  <FormSection key={section.name} title={t(section.titleKey)} fields={section.fields} />
                )),
            )}
          </div>
        </details>
      )}
    </>
  );
}
