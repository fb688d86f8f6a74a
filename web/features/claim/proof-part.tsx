import Plus from 'lucide-react/icons/plus';
import { type FormEvent, useState } from 'react';
import { Form, useNavigate, useNavigation } from 'react-router';
import { EMAIL_CODE_DIGITS } from '#shared/constants.ts';
import type { Claim } from '#shared/contracts/claim.contract.ts';
import { CLAIM_FILE, isCodeProof } from '#shared/domain/claim.ts';
import { formatDate } from '#shared/format/dates.ts';
import { FoundProblems } from '#web/components/form/found-problems.tsx';
import { RadioGroup } from '#web/components/form/radio-group.tsx';
import { SendingControls } from '#web/components/form/sending-controls.tsx';
import { StoppedUpload } from '#web/components/form/stopped-upload.tsx';
import { EmailInput, TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProfileSection } from '#web/features/profile/profile-section.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { sendFile } from '#web/lib/send-form.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ClaimAnswer } from './act-on-claim.ts';
import { DocumentInput } from './document-input.tsx';

interface Props {
  claim: Claim;
  answer: ClaimAnswer | null;
  path: string;
}

/** How a claim is shown to be right: the step of the proof that was chosen, a document, or another proof. */
export function ProofPart(props: Props) {
  const t = useT();
  const { claim } = props;
  return (
    <ProfileSection id="proof" title={t(`claim:proof.${claim.proof}`)}>
      {claim.proved_at ? (
        <Notice tone="ok">
          <p>{t('claim:one.proved', { date: formatDate(t.language, claim.proved_at) })}</p>
        </Notice>
      ) : (
        !(claim.proof === 'document' && claim.document) && <p className="t-2">{t('claim:one.proof_open')}</p>
      )}
      {claim.can.prove && isCodeProof(claim.proof) && <CodeForm {...props} />}
      {claim.can.prove && claim.proof === 'website_text' && <WebsiteForm {...props} />}
      <DocumentForm {...props} />
      {claim.can.prove && claim.proofs.length > 1 && <OtherProof {...props} />}
    </ProfileSection>
  );
}

const useBusy = () => String(useNavigation().formData?.get('intent') ?? '');

function CodeForm({ claim, answer, path }: Props) {
  const t = useT();
  const busy = useBusy();
  return (
    <Form method="post" action={`${path}#proof`} noValidate className="claim-form">
      <FoundProblems />
      <h3 className="t-h4">{t('claim:one.code_title')}</h3>
      <p className="t-2">{t('claim:one.code_text', { email: claim.proof_target })}</p>
      <input type="hidden" name="proof" value={claim.proof} />
      <input type="hidden" name="email" value={claim.proof_target} />
      <TextInput
        name="code"
        label={t('claim:one.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        lang="en"
        maxLength={EMAIL_CODE_DIGITS + 6}
        className="max-w-[12ch]"
        defaultValue=""
        error={answer?.intent === 'confirm' ? answer.problem.errors?.code : undefined}
        errorPrefix={t('common:form.error_prefix')}
      />
      <div className="btn-row">
        <Button type="submit" name="intent" value="confirm" look="ink" loading={busy === 'confirm'}>
          {t('claim:one.code_send')}
        </Button>
        <Button type="submit" name="intent" value="code" look="bare" loading={busy === 'code'}>
          {t('claim:one.code_again')}
        </Button>
      </div>
    </Form>
  );
}

function WebsiteForm({ claim, path }: Props) {
  const t = useT();
  const busy = useBusy();
  return (
    <Form method="post" action={`${path}#proof`} className="claim-form">
      <div>
        <h3 className="t-h4">{t('claim:one.site_title')}</h3>
        <p className="t-2 mt-2">{t('claim:one.site_text', { site: claim.proof_target, file: CLAIM_FILE })}</p>
        <code className="claim-line">{claim.proof_text}</code>
        <div className="mt-2">
          <CopyButton
            value={claim.proof_text}
            texts={{ copy: t('common:action.copy'), copied: t('claim:one.copied') }}
          />
        </div>
      </div>
      <Button type="submit" name="intent" value="check" look="ink" loading={busy === 'check'}>
        {t('claim:one.site_check')}
      </Button>
    </Form>
  );
}

/** With a script the document goes straight to the API, which takes larger ones; without, by the page. */
function DocumentForm({ claim, answer, path }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [percent, setPercent] = useState<number | null>(null);
  const [refused, setRefused] = useState<ProblemBody | null>(null);
  const problem = refused ?? (answer?.intent === 'document' ? answer.problem : null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.delete('intent');
    setPercent(0);
    const result = await sendFile<Claim>(`/base-api/me/claims/${claim.id}/document/`, form, setPercent);
    setPercent(null);
    setRefused(result.ok || result.problem.code === 'cancelled' ? null : result.problem);
    if (result.ok) await navigate(`${path}?done=document`);
  }

  return (
    <Form
      method="post"
      action={`${path}#proof`}
      encType="multipart/form-data"
      noValidate
      className="claim-form"
      onSubmit={send}
    >
      <div>
        <h3 className="t-h4">{t('claim:one.document_title')}</h3>
        {claim.document && (
          <p className="mt-2">
            <a className="link" href={claim.document.url}>
              {t('claim:one.document_there', { name: claim.document.name })}
            </a>
          </p>
        )}
      </div>
      <input type="hidden" name="intent" value="document" />
      <DocumentInput
        isPerson={claim.page.is_person}
        error={problem ? (problem.errors?.document ?? [problem.message || problem.title]) : undefined}
      />
      <StoppedUpload field="document" />
      <Button type="submit" look={claim.proof === 'document' ? 'ink' : 'line'} loading={percent !== null}>
        {t('claim:one.document_send')}
      </Button>
      {percent !== null && (
        <>
          <p className="t-small t-2">{t('common:form.uploading', { percent: Math.floor(percent) })}</p>
          <SendingControls />
        </>
      )}
    </Form>
  );
}

function OtherProof({ claim, answer, path }: Props) {
  const t = useT();
  const busy = useBusy();
  const own = answer?.intent === 'proof' ? answer : null;
  const { domain } = claim.page;
  return (
    <details className="claim-dispute" open={own !== null}>
      <summary>
        <Icon of={Plus} size="s" />
        {t('claim:one.other')}
      </summary>
      <Form method="post" action={`${path}#proof`} noValidate className="claim-form">
        <FoundProblems />
        <RadioGroup
          name="proof"
          label={t('claim:ask.proof')}
          defaultValue={own?.values.proof || claim.proof}
          options={claim.proofs.map((one) => ({
            value: one,
            label: t(`claim:proof.${one}`),
          }))}
          error={own?.problem.errors?.proof}
        />
        {domain && (
          <EmailInput
            name="email"
            id="other-email"
            label={t('claim:ask.email', { domain })}
            optional={t('common:optional')}
            defaultValue={own?.values.email ?? (claim.proof === 'domain_code' ? claim.proof_target : '')}
            error={own?.problem.errors?.email}
            errorPrefix={t('common:form.error_prefix')}
          />
        )}
        <Button type="submit" name="intent" value="proof" look="line" loading={busy === 'proof'}>
          {t('claim:one.other_send')}
        </Button>
      </Form>
    </details>
  );
}
