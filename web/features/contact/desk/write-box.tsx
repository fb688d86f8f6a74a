import Plus from 'lucide-react/icons/plus';
import type { Ref } from 'react';
import { CONTACT_TEXT_MAX } from '#shared/domain/contact.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { TextArea } from '#web/components/form/text-area.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import type { CaseAnswer } from '#web/features/case-desk/case-answer.ts';
import { IntentButton } from '#web/features/desk/intent-button.tsx';
import { useT } from '#web/lib/texts.tsx';

export interface WriteBoxProps {
  name: 'reply' | 'note';
  hint: string;
  /** Language of the reader, where it is known. */
  lang?: string;
  answer: CaseAnswer | undefined;
  /** Where it stands, for whoever brings it into sight. */
  place?: Ref<HTMLElement>;
}

/** Where an answer or a note is written. A note folds until it is wanted. */
export function WriteBox({ name, hint, lang, answer, place }: WriteBoxProps) {
  const t = useT();
  const text = answer?.texts[name] ?? '';
  const errors = answer?.errors[name];
  const box = (
    <>
      <TextArea
        name={name}
        label={t(`contact-desk:${name}.label`)}
        hint={hint}
        error={errors}
        errorPrefix={t('common:form.error_prefix')}
        hideLabel={name === 'reply'}
        optional=""
        defaultValue={text}
        lang={lang}
        rows={name === 'reply' ? 8 : 3}
        counter={{
          max: CONTACT_TEXT_MAX,
          text: (used, max) =>
            t('contact-desk:counter', { used: formatInteger(used), max: formatInteger(max) }),
        }}
      />
      <IntentButton value={name} look={name === 'reply' ? 'ink' : 'line'} className="justify-self-start">
        {t(`contact-desk:${name}.submit`)}
      </IntentButton>
    </>
  );
  if (name === 'reply') {
    return (
      <section ref={place} className="inbox-write" aria-labelledby="reply-title">
        <h2 id="reply-title" className="t-h3">
          {t('contact-desk:reply.title')}
        </h2>
        {box}
      </section>
    );
  }
  return (
    <details className="inbox-write inbox-note" open={text !== '' || errors !== undefined}>
      <summary>
        <Icon of={Plus} size="s" />
        {t('contact-desk:note.title')}
      </summary>
      <div>{box}</div>
    </details>
  );
}
