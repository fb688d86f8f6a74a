import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { DOCUMENT_MAX_MB } from '#shared/constants.ts';
import { CLAIM_TEXT_MAX, ownDomain, proofsFor } from '#shared/domain/claim.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { FoundProblems } from '#web/components/form/found-problems.tsx';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { EmailInput, TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { useT } from '#web/lib/texts.tsx';
import type { AskAnswer, AskData } from './load-ask.ts';

/** Who one is there, and how it is shown. Without a website of its own the document is the one proof a page allows. */
export function AskForm({
  data: { page, send_key },
  answer,
  dispute,
}: {
  data: AskData;
  answer: AskAnswer | null;
  dispute?: boolean;
}) {
  const t = useT();
  const scripted = useHydrated();
  const busy = useNavigation().formData?.get('intent') === 'claim';
  const domain = ownDomain(page.website);
  const proofs = proofsFor(page.website);
  const own = answer?.intent === 'claim' ? answer : null;
  const errors = own?.problem.errors;
  const [proof, setProof] = useState<string>(own?.values.proof || proofs[0]!);
  const errorPrefix = t('common:form.error_prefix');
  return (
    <Form method="post" noValidate className="claim-form">
      <FoundProblems />
      <input type="hidden" name="send_key" value={send_key} />
      <TextInput
        name="relation"
        label={t('claim:ask.relation')}
        hint={t('claim:ask.relation_hint')}
        defaultValue={own?.values.relation ?? ''}
        error={errors?.relation}
        errorPrefix={errorPrefix}
      />
      <RadioGroup
        name="proof"
        label={t('claim:ask.proof')}
        look="boxes"
        defaultValue={proof}
        onChange={(event) => setProof(event.currentTarget.value)}
        error={errors?.proof}
        errorPrefix={errorPrefix}
        options={proofs.map((one) => ({
          value: one,
          label: t(`claim:proof.${one}`),
          hint: t(`claim:proof.${one}_text`, { domain: domain ?? '', mb: DOCUMENT_MAX_MB }),
        }))}
      />
      {domain && (!scripted || proof === 'domain_code') && (
        <EmailInput
          name="email"
          label={t('claim:ask.email', { domain })}
          hint={t('claim:ask.email_hint')}
          optional={scripted ? undefined : t('common:optional')}
          placeholder={`name@${domain}`}
          defaultValue={own?.values.email ?? ''}
          error={errors?.email}
          errorPrefix={errorPrefix}
        />
      )}
      <TextArea
        name="note"
        label={t('claim:ask.note')}
        optional={t('common:optional')}
        rows={4}
        defaultValue={own?.values.note ?? ''}
        error={errors?.note}
        errorPrefix={errorPrefix}
        counter={{
          max: CLAIM_TEXT_MAX,
          text: (used, max) => `${formatInteger(used)} / ${formatInteger(max)}`,
        }}
      />
      <Button type="submit" name="intent" value="claim" look={dispute ? 'danger-line' : 'ink'} loading={busy}>
        {t(dispute ? 'claim:ask.send_dispute' : 'claim:ask.send')}
      </Button>
    </Form>
  );
}
