import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Select } from '#web/components/form/select.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { RecordFormData } from './load-record-form.ts';
import { READER, READER_WORD } from './publish-at.ts';

interface ReadingPartProps {
  record: CollectionRecord;
  readers: RecordFormData['readers'];
  busy: string | null;
}

/** The second reader of what is to be published: who was asked, who agreed, and whom one may ask. */
export function ReadingPart({
  record: { reading, needs_reader, may_agree },
  readers,
  busy,
}: ReadingPartProps) {
  const t = useT();
  const name = (who: { name: string; name_kh: string } | null) =>
    (who && localName(who, t.language).text) || t('collection-fields:problem.somebody');
  return (
    <div className="entry-about grid gap-3">
      {needs_reader && !reading?.agreed_at && <p className="t-small">{t('collection:reading.needed')}</p>}
      {reading?.agreed_at && (
        <p className="t-small">
          {t('collection:reading.agreed', {
            name: name(reading.agreed_by),
            time: formatDateTime(t.language, reading.agreed_at),
          })}
        </p>
      )}
      {reading?.asked_of && !reading.agreed_at && (
        <p className="t-small">{t('collection:reading.asked', { name: name(reading.asked_of) })}</p>
      )}
      {reading?.word && <blockquote className="t-small t-2 wrap-anywhere">{reading.word}</blockquote>}
      {may_agree && (
        <Button type="submit" size="s" look="line" name="intent" value="agree" loading={busy === 'agree'}>
          {t('collection:reading.agree')}
        </Button>
      )}
      {readers.length > 0 && !reading?.agreed_at && (
        <details className="entry-schedule">
          <summary>{t('collection:reading.ask')}</summary>
          <div className="grid gap-3 pt-3">
            <Select
              name={READER}
              label={t('collection:reading.reader')}
              small
              options={readers.map((who) => ({ value: who.id, label: name(who) }))}
            />
            <TextArea
              name={READER_WORD}
              label={t('collection:reading.word')}
              rows={2}
              optional={t('common:optional')}
            />
            <Button type="submit" size="s" look="line" name="intent" value="ask" loading={busy === 'ask'}>
              {t('collection:reading.send')}
            </Button>
          </div>
        </details>
      )}
    </div>
  );
}
