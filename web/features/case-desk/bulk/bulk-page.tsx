import '#web/features/desk-admin.css';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { BULK_ALONE, bulkWords } from '#shared/domain/bulk.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { type Column, DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { BackLink } from '#web/features/desk/list/back-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { BULK_PLACES } from './bulk-paths.ts';
import type { BulkPreviewData, OrderAnswer } from './load-bulk.ts';

export type BulkPreviewItem = BulkPreviewData['preview']['items'][number];

/** How each decision looks. */
const TONES = { approve: 'ok', reject: 'error', dismiss: 'idle', accept: 'ok', decline: 'warn' } as const;

interface BulkPageProps {
  data: BulkPreviewData | null;
  answer: OrderAnswer | undefined;
  /** What else is to be noticed of a case, by its kind. */
  columns: Column<BulkPreviewItem>[];
}

/** What a decision on many cases would do to each, and why not; then it is ordered. */
export function BulkPage({ data, answer, columns }: BulkPageProps) {
  const t = useT();
  const navigation = useNavigation();
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set());
  const tick = (id: string, on: boolean) =>
    setLeft((before) => new Set(on ? [...before].filter((one) => one !== id) : [...before, id]));
  if (!data)
    return (
      <>
        <PageHead title={t('bulk:nothing')} robots="noindex" />
        <EmptyState
          level={1}
          title={t('bulk:nothing')}
          text={t('bulk:nothing_text')}
          actions={<ButtonLink to={BULK_PLACES.submission.list}>{t('bulk:back.submission')}</ButtonLink>}
        />
      </>
    );
  const { kind, verb, preview, order_key } = data;
  const words = bulkWords(kind, verb);
  const will = preview.items.filter(({ id, refusal }) => refusal === null && !left.has(id));
  const title = t(`bulk:title.${verb}`, { count: will.length });
  const possible = preview.items.filter(({ refusal }) => refusal === null).length;
  const time = holdText(t, preview.hold_seconds);
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <BackLink to={BULK_PLACES[kind].list} text={t(`bulk:back.${kind}`)} />
      <h1 className="t-h1">{title}</h1>
      <p className="t-2 mt-1 mb-6">{t('bulk:lead', { time })}</p>
      {answer && answer.errors.length === 0 && <ProblemNotice problem={answer.problem} />}
      <Form method="post" noValidate className="desk-list">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="verb" value={verb} />
        <input type="hidden" name="order_key" value={order_key} />
        <DataTable
          caption={t('bulk:caption')}
          rows={preview.items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'select',
              head: t('desk:queue.column.select'),
              kind: 'lead',
              cell: ({ id, version, refusal, ...item }) =>
                refusal === null && (
                  <Checkbox
                    bare
                    name="item"
                    id={`item-${id}`}
                    value={`${id}.${version}`}
                    label={t('bulk:select', { name: localName(item, t.language).text || item.reference })}
                    checked={!left.has(id)}
                    onChange={(event) => tick(id, event.currentTarget.checked)}
                  />
                ),
            },
            {
              key: 'name',
              head: t('bulk:column.name'),
              kind: 'main',
              cell: (item) => {
                const name = localName(item, t.language);
                return name.text ? (
                  <AppLink
                    to={BULK_PLACES[kind].one(item.id)}
                    target="_blank"
                    lang={name.lang}
                    className="strong"
                  >
                    {name.text}
                  </AppLink>
                ) : (
                  t('bulk:unknown')
                );
              },
            },
            {
              key: 'reference',
              head: t('bulk:column.reference'),
              cell: ({ reference }) => <span lang="en">{reference}</span>,
            },
            ...columns,
            {
              key: 'will',
              head: t('bulk:column.will'),
              cell: ({ id, refusal }) =>
                refusal ? (
                  <Tag tone="idle">{t(`bulk:refusal.${refusal}`)}</Tag>
                ) : left.has(id) ? (
                  <Tag tone="idle">{t('bulk:left')}</Tag>
                ) : (
                  <Tag tone={TONES[verb]}>{t(`bulk:will.${verb}`)}</Tag>
                ),
            },
          ]}
        />
        {possible === 0 ? (
          <div className="mt-6">
            <Notice tone="warn">{t('bulk:none')}</Notice>
          </div>
        ) : (
          <div className="admin-form mt-8">
            {words && (
              <TextArea
                name="reason"
                label={t(`bulk:words.${kind}`)}
                hint={t(`bulk:words_hint.${kind}`)}
                maxLength={words.most}
                rows={4}
                defaultValue={answer?.reason ?? ''}
                error={answer?.errors}
                errorPrefix={t('common:form.error_prefix')}
              />
            )}
            {will.length > BULK_ALONE && (
              <Notice tone="info">{t('bulk:second', { count: BULK_ALONE })}</Notice>
            )}
            {will.length === 0 ? (
              <Notice tone="warn">{t('bulk:none_ticked')}</Notice>
            ) : (
              <Button
                type="submit"
                look={TONES[verb] === 'error' ? 'danger' : 'main'}
                className="justify-self-start"
                loading={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
              >
                {will.length > BULK_ALONE ? t('bulk:propose') : t(`bulk:order.${verb}`, { time })}
              </Button>
            )}
          </div>
        )}
      </Form>
    </>
  );
}

/** "10 minutes", "45 seconds". */
function holdText(t: Translator, seconds: number): string {
  return seconds > 0 && seconds % 60 === 0
    ? t('bulk:hold.minutes', { count: seconds / 60 })
    : t('bulk:hold.seconds', { count: seconds });
}
