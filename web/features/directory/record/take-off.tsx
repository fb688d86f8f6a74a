import { Form, useNavigation } from 'react-router';
import { OFF_CHOICES, REASON_MAX } from '#shared/domain/directory.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { Select } from '#web/components/form/select.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { buttonClass } from '#web/components/ui/button-look.ts';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ActAnswer } from './act-on-directory-record.ts';
import { recordTo } from './directory-record-address.ts';
import type { RecordData } from './load-directory-record.ts';

/** Off the site with a reason, or back on it. */
export function TakeOff({ data, acted }: { data: RecordData; acted: ActAnswer['act'] | undefined }) {
  const t = useT();
  const sending = useNavigation().formData?.get('intent');
  const { record, list } = data;
  const action = recordTo(record.id, { list });
  if (record.state === 'off')
    return (
      <section id="off" aria-labelledby="off-title" className="panel directory-is-off">
        <h2 id="off-title" className="t-h4">
          {record.off
            ? t('directory-desk:off.now', { cause: t(`directory-desk:cause.${record.off.cause}`) })
            : t('directory-desk:state.off')}
        </h2>
        {record.off?.reason && <p className="whitespace-pre-line">{record.off.reason}</p>}
        {record.off?.by && (
          <p className="t-small t-3">
            {t('directory-desk:off.by', {
              name: staffName(record.off.by, t.language).text,
              date: formatDateTime(t.language, record.off.at),
            })}
          </p>
        )}
        {acted && <ProblemNotice problem={acted.problem} />}
        {record.can.put_back ? (
          <Form method="post" action={action}>
            <input type="hidden" name="version" value={record.version} />
            <p className="t-2 mb-3">{t('directory-desk:off.back_text')}</p>
            <Button type="submit" name="intent" value="back" loading={sending === 'back'}>
              {t('directory-desk:off.back')}
            </Button>
          </Form>
        ) : (
          record.request && <p className="t-2">{t('directory-desk:off.by_request')}</p>
        )}
      </section>
    );
  if (!record.can.take_off) return null;
  const errors = acted?.of === 'off' ? acted.problem.errors : undefined;
  return (
    <details id="off" className="directory-off" open={acted?.of === 'off'}>
      <summary className={buttonClass({ look: 'line' })}>{t('directory-desk:off.title')}</summary>
      <Form method="post" action={action} className="panel directory-off-form" key={acted?.cause}>
        <p className="t-2">{t('directory-desk:off.text')}</p>
        {acted && !errors && <ProblemNotice problem={acted.problem} />}
        <input type="hidden" name="version" value={record.version} />
        <Select
          id="off-cause"
          name="cause"
          label={t('directory-desk:off.cause')}
          placeholder={t('directory-desk:off.choose')}
          defaultValue={acted?.cause ?? ''}
          required
          error={errors?.cause ?? null}
          options={OFF_CHOICES.map((value) => ({ value, label: t(`directory-desk:cause.${value}`) }))}
        />
        <TextArea
          id="off-reason"
          name="reason"
          label={t('directory-desk:reason.label')}
          hint={t('directory-desk:reason.optional_hint')}
          maxLength={REASON_MAX}
          rows={2}
          defaultValue={acted?.reason ?? ''}
          error={errors?.reason ?? null}
        />
        <Button type="submit" name="intent" value="off" look="danger" loading={sending === 'off'}>
          {t('directory-desk:off.button')}
        </Button>
      </Form>
    </details>
  );
}
