import type { Health } from '#shared/contracts/health.contract.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { Section } from '#web/features/desk/section.tsx';
import { useT } from '#web/lib/texts.tsx';

/** What was found of every part: what needs somebody with its cure, the rest as a list. */
export function Findings({ findings }: { findings: Health['findings'] }) {
  const t = useT();
  const of = (wanted: string) => findings.filter(({ state }) => state === wanted);
  const [unsafe, doubtful, well] = [of('unsafe'), of('doubtful'), of('ok')];
  const counts = { unsafe: unsafe.length, doubtful: doubtful.length, ok: well.length };
  return (
    <Section id="findings" title={t('health:findings.title')} className="admin-section max-w-[64ch]">
      <p className="mb-4">{t('health:findings.counts', counts)}</p>
      <div className="grid gap-3">
        {[...unsafe, ...doubtful].map(({ found, state, text }) => (
          <Notice
            key={found}
            tone={state === 'unsafe' ? 'error' : 'warn'}
            title={t(`health:findings.${state}`)}
          >
            <p className="wrap-anywhere">{text}</p>
          </Notice>
        ))}
      </div>
      <ul className="admin-lines mt-6">
        {well.map(({ found, text }) => (
          <li key={found} className="flex-nowrap">
            <span className="wrap-anywhere">{text}</span>
            <b>{t('health:findings.ok')}</b>
          </li>
        ))}
      </ul>
    </Section>
  );
}
