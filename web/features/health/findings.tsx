import type { Health } from '#shared/contracts/health.contract.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Section } from '#web/features/desk/section.tsx';
import { useT } from '#web/lib/texts.tsx';
import { FindingText, subjectOf } from './finding-text.tsx';

type Finding = Health['findings'][number];

/** What an administrator mends at the desk. */
const AT_SETTINGS: ReadonlySet<string> = new Set<Finding['found']>(['placeholders_left', 'sign_up_closed']);

/** What was found of every part: what needs somebody with its cure, the rest as a list. */
export function Findings({ findings }: { findings: Health['findings'] }) {
  const t = useT();
  const of = (wanted: string) => findings.filter(({ state }) => state === wanted);
  const well = of('ok');
  const counts = { unsafe: of('unsafe').length, doubtful: of('doubtful').length, ok: well.length };
  return (
    <Section id="findings" title={t('health:findings.title')} className="admin-section">
      <p>{t('health:findings.counts', counts)}</p>
      <Troubles state="unsafe" findings={of('unsafe')} />
      <Troubles state="doubtful" findings={of('doubtful')} />
      <h3 className="t-h4 mt-8 mb-3">{t('health:findings.ok')}</h3>
      <ul className="admin-lines">
        {well.map((finding) => (
          <li key={finding.found}>
            <span className="wrap-anywhere">
              <b>{subjectOf(finding)}</b>
              <br />
              <small className="t-small">
                <FindingText finding={finding} />
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What is to be mended, of one state. */
function Troubles({ state, findings }: { state: 'unsafe' | 'doubtful'; findings: Health['findings'] }) {
  const t = useT();
  if (findings.length === 0) return null;
  return (
    <>
      <h3 className="t-h4 mt-8 mb-3">{t(`health:findings.${state}`)}</h3>
      <div className="grid gap-3">
        {findings.map((finding) => (
          <Notice key={finding.found} tone={state === 'unsafe' ? 'error' : 'warn'} title={subjectOf(finding)}>
            <p className="wrap-anywhere">
              <FindingText finding={finding} />
            </p>
            {AT_SETTINGS.has(finding.found) && (
              <p className="mt-2">
                <AppLink to="/desk/settings" className="link">
                  {t('health:findings.at_settings')}
                </AppLink>
              </p>
            )}
          </Notice>
        ))}
      </div>
    </>
  );
}
