import type { MouseEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import type { MergeComparison } from '#shared/contracts/merge.contract.ts';
import type { MergeChoice } from '#shared/domain/merge.ts';
import { listText } from '#shared/format/lists.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { DataTable } from '#web/components/table/data-table.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Section } from '#web/features/desk/section.tsx';
import { ask } from '#web/lib/popups.ts';
import { useT } from '#web/lib/texts.tsx';

type Field = MergeComparison['fields'][number];

/** The two pages field by field, what goes over, and the button; nothing to press when something speaks against it. */
export function CompareForm({ comparison }: { comparison: MergeComparison }) {
  const t = useT();
  const navigation = useNavigation();
  const { from, into, fields, parts, refusal } = comparison;
  const different = fields.filter(({ same }) => !same);
  const same = fields.length - different.length;
  const moving = parts.filter((part) => part.from > 0);

  async function askFirst(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const button = event.currentTarget;
    const yes = await ask({
      title: t('merge:ask', {
        from: localName(from, t.language).text,
        into: localName(into, t.language).text,
      }),
      text: t('merge:ask_text'),
      confirm: t('merge:submit'),
      cancel: t('common:action.cancel'),
    });
    if (yes) button.form?.requestSubmit(button);
  }

  return (
    <Form method="post" className="admin-main">
      <input type="hidden" name="from" value={from.id} />
      <input type="hidden" name="into" value={into.id} />
      <input type="hidden" name="from_version" value={from.version} />
      <input type="hidden" name="into_version" value={into.version} />
      {refusal && <Notice tone="warn">{t(`merge:refusal.${refusal}`)}</Notice>}
      <Section id="compare" title={t('merge:compare.title')} className="admin-section">
        <p className="t-2 mb-4">
          {t(different.length > 0 ? 'merge:compare.text' : 'merge:compare.all_same')}
        </p>
        <div className="merge-fields">
          {different.map((field) => (
            <FieldChoice key={field.name} field={field} />
          ))}
        </div>
        {same > 0 && <p className="t-small t-3 mt-4">{t('merge:compare.same', { count: same })}</p>}
      </Section>
      <Section id="parts" title={t('merge:parts.title')} className="admin-section">
        <p className="t-2 mb-4">{t(moving.length > 0 ? 'merge:parts.text' : 'merge:parts.none')}</p>
        {moving.length > 0 && (
          <DataTable
            caption={t('merge:parts.title')}
            keepTable
            rows={moving}
            rowKey={({ part }) => part}
            columns={[
              { key: 'part', head: t('merge:compare.field'), cell: ({ part }) => t(`merge:part.${part}`) },
              {
                key: 'from',
                head: t('merge:choose.from'),
                kind: 'end',
                cell: (part) => formatInteger(part.from),
              },
              {
                key: 'into',
                head: t('merge:choose.into'),
                kind: 'end',
                cell: (part) => formatInteger(part.into),
              },
            ]}
          />
        )}
      </Section>
      {!refusal && (
        <Button
          type="submit"
          className="justify-self-start"
          loading={navigation.state !== 'idle'}
          onClick={(event) => void askFirst(event)}
        >
          {t('merge:submit')}
        </Button>
      )}
    </Form>
  );
}

function FieldChoice({ field }: { field: Field }) {
  const t = useT();
  const choice = (value: MergeChoice, of: Field['from'] | null) => (
    <label className="check check-top">
      <input
        type="radio"
        name={`field:${field.name}`}
        value={value}
        defaultChecked={field.choice === value}
      />
      <span>
        <small>{t(value === 'both' ? 'merge:compare.both' : `merge:choose.${value}`)}</small>
        {of?.image && <img src={of.image.url} alt="" width={120} height={120} loading="lazy" />}
        {of &&
          !of.image &&
          (of.texts.length > 0 ? listText(t.language, of.texts) : t('merge:compare.nothing'))}
      </span>
    </label>
  );
  return (
    <fieldset className="merge-field">
      <legend>{t.language === 'km' ? field.label_kh : field.label}</legend>
      <div className="merge-choices">
        {choice('into', field.into)}
        {choice('from', field.from)}
        {field.many && choice('both', null)}
      </div>
    </fieldset>
  );
}
