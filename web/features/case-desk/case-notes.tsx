import { REVIEW_MESSAGE_MAX } from '#shared/constants.ts';
import { formatDateTime, machineTime } from '#shared/format/dates.ts';
import { IntentButton } from '#web/features/desk/intent-button.tsx';
import { AsideSection } from '#web/features/desk/section.tsx';
import { type Staff, staffName } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { type CaseAnswer, NOTE } from './case-answer.ts';
import { CaseWords } from './case-words.tsx';

export interface Note {
  id: string;
  body: string;
  author: Staff | null;
  created_at: string;
}

interface CaseNotesProps {
  notes: readonly Note[];
  mayWrite: boolean;
  answer: CaseAnswer | undefined;
}

/** Notes that never leave the desk, newest first, and a box for another one. */
export function CaseNotes({ notes, mayWrite, answer }: CaseNotesProps) {
  const t = useT();
  return (
    <AsideSection id="notes" title={t('desk:notes.title')}>
      <p className="t-small t-3 mt-2">{t('desk:notes.hint')}</p>
      <ul className="case-notes">
        {[...notes].reverse().map(({ id, body, author, created_at }) => (
          <li key={id}>
            <p>{body}</p>
            <p className="t-small t-3">
              {author && `${staffName(author, t.language).text}, `}
              <time dateTime={machineTime(created_at)}>{formatDateTime(t.language, created_at)}</time>
            </p>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <div className="case-note">
          <CaseWords
            // A new box after each note: the old one kept its words until the note was safe.
            key={notes.length}
            name={NOTE}
            label={t('desk:notes.label')}
            max={REVIEW_MESSAGE_MAX}
            rows={2}
            optional=""
            answer={answer}
          />
          <IntentButton value="note" size="s">
            {t('desk:notes.add')}
          </IntentButton>
          <p role="status" className="sr-only">
            {answer?.intent === 'note' && !answer.problem ? t('desk:notes.added') : ''}
          </p>
        </div>
      )}
    </AsideSection>
  );
}
