import type { Health } from '#shared/contracts/health.contract.ts';
import { ENGINE_NAMES, FAULT_LINE, FAULTS_SHOWN_DAYS } from '#shared/domain/browser-fault.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { Section } from '#web/features/desk/section.tsx';
import { useLanguage, useT } from '#web/lib/texts.tsx';

/** Which browsers the scripts of pages failed in lately, as their pages told. */
export function BrowserFaults({ faults }: { faults: Health['browsers'] }) {
  const t = useT();
  const language = useLanguage();
  const days = { count: FAULTS_SHOWN_DAYS };
  return (
    <Section id="browsers" title={t('health:browsers.title')} className="admin-section">
      {faults.length === 0 ? (
        <Notice tone="ok" title={t('health:browsers.none', days)} />
      ) : (
        <Notice tone="warn" title={t('health:browsers.some', days)}>
          <p>{t('health:browsers.cure', { line: FAULT_LINE })}</p>
        </Notice>
      )}
      {faults.length > 0 && (
        <ul className="admin-lines mt-6">
          {faults.map(({ engine, version, name, times, last }) => (
            <li key={`${engine} ${version} ${name}`}>
              <span>
                {engine === 'other' ? t('health:browsers.other_browsers') : ENGINE_NAMES[engine]}{' '}
                {version > 0 && version}
                <br />
                <small className="t-small">
                  {name === 'other' ? t('health:browsers.other') : <span lang="en">{name}</span>}
                  {' · '}
                  {t('health:browsers.last', { date: formatDate(language, last) })}
                </small>
              </span>
              <b className="num">{formatInteger(times)}</b>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
