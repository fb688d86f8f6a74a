import './assign-choice.css';
import { useRef } from 'react';
import { SHORT_TEXT_MAX } from '#shared/constants.ts';
import { SelectOptions } from '#web/components/form/select.tsx';
import { useT } from '#web/lib/texts.tsx';
import { IntentButton } from '../intent-button.tsx';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { type Staff, staffName } from '../staff-name.ts';

export interface AssignChoiceProps {
  colleagues: readonly Staff[];
  hidden?: boolean;
  /** A word goes along, which the colleague reads. */
  word?: boolean;
}

/** A colleague and the button that gives a case to them; both belong to the form around. */
export function AssignChoice({ colleagues, hidden = false, word = false }: AssignChoiceProps) {
  const t = useT();
  const choice = useRef<HTMLSelectElement>(null);
  useDeskKeys({
    give() {
      if (hidden || !choice.current) return false;
      choice.current.focus();
    },
  });
  if (colleagues.length === 0) return null;
  return (
    <span className="assign-choice" hidden={hidden}>
      <select
        ref={choice}
        name="assignee_id"
        aria-label={t('desk:assignment.to')}
        className="select select-s"
      >
        <SelectOptions
          options={colleagues.map((one) => {
            const { text, lang } = staffName(one, t.language);
            return { value: one.id, label: text, lang };
          })}
        />
      </select>
      <IntentButton size="s" value="assign">
        {t('desk:assignment.give')}
      </IntentButton>
      {word && (
        <input
          type="text"
          name="word"
          className="input assign-word"
          maxLength={SHORT_TEXT_MAX}
          aria-label={t('desk:assignment.word')}
          placeholder={t('desk:assignment.word')}
        />
      )}
    </span>
  );
}
