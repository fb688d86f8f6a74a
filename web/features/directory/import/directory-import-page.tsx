import '../../collection/collection.css';
import './directory-import.css';
import { useNavigation } from 'react-router';
import { DIRECTORY_PATH } from '#shared/domain/directory.ts';
import {
  DIRECTORY_IMPORT_PATH,
  IMPORT_AT_WORK,
  MOST_IMPORT_COLUMNS,
  MOST_IMPORT_ROWS,
} from '#shared/domain/directory-import.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { ListHead } from '#web/features/desk/list/list-head.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ImportAnswer } from './act-on-directory-import.ts';
import { ImportProgress } from './import-progress.tsx';
import { importResult, writtenText } from './import-result.ts';
import { ImportRows } from './import-rows.tsx';
import { ImportSteps } from './import-steps.tsx';
import type { ImportData } from './load-imports.ts';
import { MatchForm } from './match-form.tsx';
import { useGoesOn } from './use-goes-on.ts';

/** One import from its file to what became of it, and back. */
export function ImportPage({ data, answer }: { data: ImportData; answer: ImportAnswer | undefined }) {
  const t = useT();
  const { one } = data;
  const navigation = useNavigation();
  const isAtWork = IMPORT_AT_WORK.includes(one.state);
  useGoesOn(isAtWork);
  const busy = String(navigation.formData?.get('intent') ?? '') || null;
  return (
    <>
      <Crumbs
        label={t('shell:nav.breadcrumb')}
        items={[
          { text: t('directory-desk:title'), to: DIRECTORY_PATH },
          { text: t('directory-import:short'), to: DIRECTORY_IMPORT_PATH },
          { text: one.file_name },
        ]}
      />
      <ListHead
        title={one.file_name}
        lead={[one.state !== 'checked' && importResult(t, one), writtenText(t, one)]
          .filter(Boolean)
          .join(' · ')}
      />
      {answer && <ProblemNotice problem={answer.problem} />}
      {isAtWork && <ImportProgress one={one} busy={busy} />}
      {one.state === 'failed' && (
        <>
          <Notice tone="error">
            <p>
              {t(`directory-import:fault.${one.fault ?? 'unreadable'}`, {
                n: formatInteger(one.fault === 'columns' ? MOST_IMPORT_COLUMNS : MOST_IMPORT_ROWS),
              })}
            </p>
          </Notice>
          <div className="btn-row mt-4">
            <ButtonLink to={DIRECTORY_IMPORT_PATH}>{t('directory-import:other_file')}</ButtonLink>
          </div>
        </>
      )}
      {one.state === 'matching' && <MatchForm one={one} answer={answer} busy={busy === 'match'} />}
      {!isAtWork && one.state !== 'failed' && one.state !== 'matching' && (
        <>
          <ImportSteps one={one} busy={busy} />
          <ImportRows data={data} />
          {one.can.match && (
            <details className="mt-8">
              <summary className="btn btn-line">{t('directory-import:match.anew')}</summary>
              <MatchForm one={one} answer={answer} busy={busy === 'match'} />
            </details>
          )}
        </>
      )}
    </>
  );
}
