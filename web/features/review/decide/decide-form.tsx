import { type MouseEvent, type RefObject, useRef } from 'react';
import { BoxedChoice } from '#web/components/form/choice.tsx';
import { FieldGroup } from '#web/components/form/field-group.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import type { ButtonLook } from '#web/components/ui/button-look.ts';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { ask } from '#web/lib/popups.ts';
import { useT } from '#web/lib/texts.tsx';
import { IntentButton } from '../../desk/intent-button.tsx';
import { staffName } from '../../desk/staff-name.ts';
import type { RecordAnswer } from '../record/act-on-record.ts';
import type { RecordData } from '../record/load-request.ts';
import { DECISIONS, type Decision } from '../record/record-state.ts';
import { counterOf, MessageTexts } from './message-texts.tsx';
import { ReasonList } from './reason-list.tsx';
import { ReturnPreview } from './return-preview.tsx';
import type { SavedReason } from './saved-reasons.ts';
import { HOLDER, messageName, messagesOf, REASON } from './typed-decision.ts';
import type { Typed } from './use-typed.ts';

const LOOKS: Readonly<Record<Decision, ButtonLook>> = { approve: 'main', return: 'main', reject: 'danger' };

export interface DecideFormProps {
  data: RecordData;
  answer: RecordAnswer | undefined;
  typed: Typed;
  /** The message box somebody wrote in last, for saved reasons. */
  lastBox: RefObject<string | null>;
}

/**
 * Approve, return or reject. The choice shows what belongs to it by CSS alone, so that it works without a script; the
 * button that is pressed decides.
 */
export function DecideForm({ data, answer, typed, lastBox }: DecideFormProps) {
  const t = useT();
  const scripted = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const { record, state, owner_labels, owner_whole, reasons } = data;
  const { language } = record.requester;
  const texts = answer?.texts ?? {};
  const errors = answer?.errors ?? {};
  const messages = messagesOf(
    typed.texts,
    record.fields.map(({ name }) => name),
  );
  const opened = messages.filter(({ field }) => field !== null).length;
  const hints: Record<Decision, string> = {
    approve: t('desk:decide.approve_hint'),
    return: opened > 0 ? t('desk:decide.opens', { count: opened }) : t('desk:decide.return_hint'),
    reject: t('desk:decide.reject_hint'),
  };

  function pick(reason: SavedReason) {
    const rejects = box.current?.querySelector('input[value="reject"]:checked');
    if (rejects) return typed.add(REASON, reason[language]);
    const field = lastBox.current;
    typed.add(messageName(field, 'en'), reason.en);
    typed.add(messageName(field, 'km'), reason.km);
  }

  const holder = record.assignee && record.assignee.id !== data.viewer_id ? record.assignee : null;
  /** What a colleague is looking at is not decided by accident. */
  async function askFirst(event: MouseEvent<HTMLButtonElement>) {
    if (!holder) return;
    event.preventDefault();
    const button = event.currentTarget;
    const name = staffName(holder, t.language).text;
    const yes = await ask({
      title: t('desk:decide.taken', { name }),
      text: t('desk:decide.taken_text'),
      confirm: t('desk:decide.anyway'),
      cancel: t('common:action.cancel'),
      calm: true,
    });
    if (yes) button.form?.requestSubmit(button);
  }

  return (
    <div ref={box} className="decide">
      {/* Whom it was taken by when this was drawn: somebody else since is asked about. */}
      <input type="hidden" name={HOLDER} value={record.assignee?.id ?? ''} />
      <div className="options" role="radiogroup" aria-label={t('desk:decide.choose')}>
        {DECISIONS.map((decision) => (
          <BoxedChoice
            key={decision}
            type="radio"
            name="decision"
            option={{ value: decision, label: t(`desk:decide.${decision}`), hint: hints[decision] }}
            defaultChecked={(answer?.decision ?? state.mode) === decision}
          />
        ))}
      </div>

      <div className="decide-when" data-when="return">
        <FieldGroup
          name="return_message"
          label={t('desk:decide.message')}
          hint={t('desk:decide.message_hint')}
          error={errors.messages}
          errorPrefix={t('common:form.error_prefix')}
        >
          <MessageTexts
            field={null}
            about={t('desk:decide.message')}
            ownerLanguage={language}
            defaults={texts}
            errors={errors}
            isBad={Boolean(errors.messages)}
          />
        </FieldGroup>
      </div>
      <div className="decide-when" data-when="reject">
        <TextArea
          name={REASON}
          label={t('desk:decide.reason')}
          hint={t('desk:decide.reason_hint', { language: t(`desk:language.${language}`) })}
          rows={4}
          defaultValue={texts[REASON] ?? ''}
          error={errors[REASON]}
          errorPrefix={t('common:form.error_prefix')}
          counter={counterOf(t)}
        />
      </div>
      <div className="decide-when" data-when="return reject">
        <ReasonList reasons={reasons} onPick={pick} />
      </div>
      <div className="decide-when" data-when="return">
        <ReturnPreview
          messages={messages}
          language={language}
          labels={owner_labels}
          wholeLabel={owner_whole}
        />
        {!scripted && (
          <IntentButton value="preview" size="s">
            {t('desk:decide.preview_button')}
          </IntentButton>
        )}
      </div>
      {messages.length > 0 && (
        <p className="decide-when desk-hot t-small" data-when="approve">
          {t('desk:decide.messages_unsent', { count: messages.length })}
        </p>
      )}
      {DECISIONS.map((decision) => (
        <div key={decision} className="decide-when" data-when={decision}>
          <IntentButton
            value={decision}
            look={LOOKS[decision]}
            wide
            onClick={(event) => void askFirst(event)}
          >
            {t(`desk:decide.${decision}_button`)}
          </IntentButton>
          <p className="t-small t-3">{t('desk:decide.hold')}</p>
        </div>
      ))}
    </div>
  );
}

/** Chooses a decision as a press on it would. */
export function chooseDecision(form: HTMLFormElement | null, decision: Decision): HTMLInputElement | null {
  const radio = form?.querySelector<HTMLInputElement>(`input[name="decision"][value="${decision}"]`) ?? null;
  if (radio && !radio.checked) radio.checked = true;
  return radio;
}

/** Presses the button of the chosen decision, from wherever one types. */
export function pressChosen(form: HTMLFormElement): void {
  const chosen = form.querySelector<HTMLInputElement>('input[name="decision"]:checked')?.value;
  if (chosen) form.querySelector<HTMLButtonElement>(`button[name="intent"][value="${chosen}"]`)?.click();
}

/** Chooses a decision and goes there: the choice has the focus, its button is in sight, and Enter approves. */
export function goToDecision(form: HTMLFormElement | null, decision: Decision): boolean {
  const radio = chooseDecision(form, decision);
  if (!radio) return false;
  radio.focus();
  const button = form?.querySelector(`button[name="intent"][value="${decision}"]`);
  (button ?? radio).scrollIntoView({ block: 'nearest' });
  return true;
}
