import { Form, useNavigation } from 'react-router';
import type { getAuditChain } from '#shared/contracts/audit.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { Section } from '#web/features/desk/section.tsx';
import { useT } from '#web/lib/texts.tsx';
import { entryTo } from './audit-state.ts';
import type { CheckAnswer } from './load-audit.ts';

interface ChainPartProps {
  chain: ResponseOf<typeof getAuditChain>;
  answer: CheckAnswer | undefined;
}

/** How long the chain over the entries is, when it was signed, and whether it is whole. */
export function ChainPart({ chain: { links, head }, answer }: ChainPartProps) {
  const t = useT();
  const isChecking = useNavigation().formMethod === 'POST';
  return (
    <Section id="chain" title={t('audit:chain.title')} className="admin-section mt-8">
      <p>{t('audit:chain.links', { count: links })}</p>
      <p className="t-small t-2 wrap-anywhere">
        {head
          ? t('audit:chain.head', {
              day: formatDate(t.language, head.day),
              position: formatInteger(head.position),
              hash: head.hash,
            })
          : t('audit:chain.no_head')}
      </p>
      <div role="status" className="my-4">
        {answer?.check && <Result check={answer.check} />}
      </div>
      {answer?.problem && <ProblemNotice problem={answer.problem} />}
      <Form method="post">
        <Button type="submit" look="line" size="s" loading={isChecking}>
          {t('audit:chain.check')}
        </Button>
      </Form>
    </Section>
  );
}

function Result({ check: { links, heads, fault } }: { check: NonNullable<CheckAnswer['check']> }) {
  const t = useT();
  if (!fault)
    return (
      <Notice tone="ok" title={t('audit:chain.whole', { count: links })}>
        <p>{t('audit:chain.heads', { heads })}</p>
      </Notice>
    );
  const position = formatInteger(fault.position ?? 0);
  return (
    <Notice tone="error" title={t(`audit:chain.fault.${fault.kind}`, { position })}>
      <p>{t('audit:chain.cure')}</p>
      {fault.entry_id && fault.kind !== 'missing' && (
        <AppLink className="link" to={entryTo(fault.entry_id)}>
          {t('audit:chain.open')}
        </AppLink>
      )}
    </Notice>
  );
}
