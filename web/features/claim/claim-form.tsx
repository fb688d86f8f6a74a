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
import { KeptTyping } from '#web/features/shell/kept-typing/kept-typing.tsx';
import { useT } from '#web/lib/texts.tsx';
import { AskedAs } from './asked-as.tsx';
import type { AskAnswer, AskData } from './load-ask.ts';
import { PROOF_TYPES } from './proof-types.ts';

/**
 * Who one is there, and how it is shown, with the proof itself where it can be had at once. Whose page is their own is not
 * asked who they are: the account says it.
 */
export function ClaimForm({
  data: { page, me, send_key },
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
  const proofs = proofsFor(page);
  const own = answer?.intent === 'claim' ? answer : null;
  const errors = own?.problem.errors;
  const [proof, setProof] = useState<string>(own?.values.proof || proofs[0]!);
  const errorPrefix = t('common:form.error_prefix');
  const asks = (one: string) => !scripted || proof === one;
  const optional = scripted ? undefined : t('common:optional');
  const isOwnAddress = me?.email_verified && me.email.toLowerCase() === page.email.toLowerCase();
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="claim-form">
      <FoundProblems />
      <KeptTyping of="claim" />
      <input type="hidden" name="send_key" value={send_key} />
      {page.is_person ? (
        me && <AskedAs me={me} />
      ) : (
        <TextInput
          name="relation"
          label={t('claim:ask.relation')}
          hint={t('claim:ask.relation_hint')}
          defaultValue={own?.values.relation ?? ''}
          error={errors?.relation}
          errorPrefix={errorPrefix}
        />
      )}
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
          hint:
            one === 'document' && page.is_person
              ? t('claim:proof.document_person', { mb: DOCUMENT_MAX_MB })
              : one === 'page_code' && isOwnAddress
                ? t('claim:proof.page_code_own', { email: page.email })
                : t(`claim:proof.${one}_text`, {
                    domain: domain ?? '',
                    email: page.email,
                    mb: DOCUMENT_MAX_MB,
                  }),
        }))}
      />
      {domain && asks('domain_code') && (
        <EmailInput
          name="email"
          label={t('claim:ask.email', { domain })}
          hint={t('claim:ask.email_hint')}
          optional={optional}
          placeholder={`name@${domain}`}
          defaultValue={own?.values.email ?? ''}
          error={errors?.email}
          errorPrefix={errorPrefix}
        />
      )}
      {asks('document') && (
        <TextInput
          name="document"
          type="file"
          accept={PROOF_TYPES.join(',')}
          label={t('claim:one.document')}
          optional={optional}
          error={errors?.document}
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
      <p className="t-small t-2">{t('claim:ask.waits_for_proof')}</p>
      <Button type="submit" name="intent" value="claim" look={dispute ? 'danger-line' : 'ink'} loading={busy}>
        {t(dispute ? 'claim:ask.send_dispute' : 'claim:ask.send')}
      </Button>
    </Form>
  );
}
