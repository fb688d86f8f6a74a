import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { CONTACT_TEXT_MAX } from '#shared/domain/contact.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { fieldId } from '#web/components/form/field-id.ts';
import { Honeypot } from '#web/components/form/honeypot.tsx';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { EmailInput, TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorSummary } from '#web/components/ui/error-summary.tsx';
import { FormProblem } from '#web/components/ui/form-problem.tsx';
import { KeptTyping } from '#web/features/shell/kept-typing/kept-typing.tsx';
import { TAKEN } from '#web/features/shell/kept-typing/taken.ts';
import { afterLabel } from '#web/lib/after-label.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { useT } from '#web/lib/texts.tsx';
import { AboutLine } from './about-line.tsx';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactTexts,
  checkContact,
  contactOf,
  firstTexts,
  labelOf,
} from './contact-fields.ts';
import { sentPath } from './contact-paths.ts';
import type { ContactAnswer, ContactData } from './load-contact.ts';
import { useSendMessage } from './use-send-message.ts';

export interface ContactFormProps {
  data: ContactData;
  answer: ContactAnswer | undefined;
  /** Told when something is wrong, for the title of the page. */
  onStop: (bad: boolean) => void;
}

/** The form. What was typed stays whatever happens; name and address of a signed-in person are filled in. */
export function ContactForm({ data, answer, onStop }: ContactFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const { busy, send } = useSendMessage(data);
  const [{ round, texts, problem }, setStopped] = useState({
    round: 0,
    texts: answer?.texts ?? {},
    problem: answer?.problem ?? null,
  });
  const stop = (texts: ContactTexts, problem: ProblemBody | null = null) => {
    setStopped((before) => ({ round: before.round + 1, texts, problem }));
    onStop(problem !== null || Object.keys(texts).length > 0);
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const place = event.currentTarget;
    const form = new FormData(place);
    const values = contactOf(form);
    const found = checkContact(t, values);
    if (Object.keys(found).length > 0) return stop(found);
    stop({});
    const text = (name: string) => String(form.get(name) ?? '');
    const result = await send({ ...values, about: text('about'), nickname: text('nickname') });
    if (result.ok) {
      place.dispatchEvent(new Event(TAKEN));
      return void navigate(sentPath(result.value.reference));
    }
    const said = firstTexts(result.problem.errors);
    stop(said, Object.keys(said).length > 0 ? null : result.problem);
  }

  const start = {
    category: data.category ?? undefined,
    ...data.sender,
    description: data.earlier ? `${t('contact:sent.reference')} ${data.earlier}\n\n` : undefined,
  };
  const field = (name: ContactField) => ({
    name,
    label: labelOf(t, name),
    error: texts[name],
    errorPrefix: t('common:form.error_prefix'),
    defaultValue: answer?.values[name] ?? start[name],
  });
  const bad = CONTACT_FIELDS.filter((name) => texts[name]);
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-7" aria-labelledby="write">
      <ErrorSummary
        key={round}
        title={t('common:form.problems', { count: bad.length })}
        problems={bad.map((name) => ({
          id: fieldId(name),
          text: afterLabel(t.language, labelOf(t, name), texts[name] ?? ''),
        }))}
      />
      {problem && <FormProblem problem={problem} />}
      <KeptTyping />
      <AboutLine path={answer?.about ?? data.about} />
      <RadioGroup
        {...field('category')}
        look="boxes"
        options={data.categories.map(({ slug, name }) => ({
          value: slug,
          label: name,
          hint: t(`contact:category_hint.${slug}`),
        }))}
      />
      <div className="form-pair">
        <TextInput {...field('name')} autoComplete="name" />
        <EmailInput {...field('email')} hint={t('contact:form.email_hint')} />
      </div>
      <TextArea
        {...field('description')}
        rows={8}
        hint={t('contact:form.description_hint')}
        counter={{
          max: CONTACT_TEXT_MAX,
          text: (used, max) =>
            t('contact:form.counter', { used: formatInteger(used), max: formatInteger(max) }),
        }}
      />
      <Honeypot name={data.bot.honeypot} label={t('contact:form.robot_field')} />
      <input type="hidden" name="bot_stamp" value={data.bot.stamp} />
      <input type="hidden" name="idempotency_key" value={data.idempotency_key} />
      <div className="form-acts">
        <Button type="submit" size="big" loading={busy}>
          {t('contact:form.submit')}
        </Button>
        <span className="sr-only" role="status">
          {busy && t('contact:form.sending')}
        </span>
      </div>
    </form>
  );
}
