import { formatDateTime, machineTime } from '#shared/format/dates.ts';
import { formatPhone } from '#shared/format/phones.ts';
import { TextArea } from '#web/components/form/text-area.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useT } from '#web/lib/texts.tsx';
import { staffName } from '../../desk/staff-name.ts';
import { counterOf } from '../decide/message-texts.tsx';
import { NOTE } from '../decide/typed-decision.ts';
import type { RecordAnswer } from './act-on-record.ts';
import type { RecordData } from './load-record.ts';

/** Who sent it, and how to reach them. */
export function Requester({ data: { record } }: { data: RecordData }) {
  const t = useT();
  const { name, role, email, phone, language } = record.requester;
  return (
    <section className="desk-aside" aria-labelledby="requester">
      <h2 id="requester" className="t-h4">
        {t('desk:record.requester')}
      </h2>
      <p className="strong mt-3">{name}</p>
      {role && <p className="t-small t-2">{role}</p>}
      <p>
        <a className="link" href={`mailto:${email}`} lang="en">
          {email}
        </a>
      </p>
      {phone && (
        <p>
          <a className="link num" href={`tel:${phone}`} lang="en">
            {formatPhone(phone)}
          </a>
        </p>
      )}
      <p className="t-small t-3">{t('desk:record.reads', { language: t(`desk:language.${language}`) })}</p>
    </section>
  );
}

export interface NotesProps {
  data: RecordData;
  answer: RecordAnswer | undefined;
  sending: string | null;
}

/** Notes that never leave the desk, newest first, and a box for another one. */
export function Notes({ data: { record }, answer, sending }: NotesProps) {
  const t = useT();
  return (
    <section className="desk-aside" aria-labelledby="notes">
      <h2 id="notes" className="t-h4">
        {t('desk:notes.title')}
      </h2>
      <p className="t-small t-3 mt-2">{t('desk:notes.hint')}</p>
      <ul className="desk-notes">
        {[...record.notes].reverse().map((note) => (
          <li key={note.id}>
            <p>{note.body}</p>
            <p className="t-small t-3">
              {note.author && `${staffName(note.author, t.language).text}, `}
              <time dateTime={machineTime(note.created_at)}>
                {formatDateTime(t.language, note.created_at)}
              </time>
            </p>
          </li>
        ))}
      </ul>
      {record.can.note && (
        <div className="desk-note">
          <TextArea
            // A new box after each note: the old one kept its words until the note was safe.
            key={record.notes.length}
            name={NOTE}
            label={t('desk:notes.label')}
            rows={2}
            optional=""
            defaultValue={answer?.texts[NOTE] ?? ''}
            error={answer?.errors[NOTE]}
            counter={counterOf(t)}
          />
          <Button type="submit" name="intent" value="note" look="line" size="s" loading={sending === 'note'}>
            {t('desk:notes.add')}
          </Button>
          <p role="status" className="sr-only">
            {answer?.intent === 'note' && !answer.problem ? t('desk:notes.added') : ''}
          </p>
        </div>
      )}
    </section>
  );
}
