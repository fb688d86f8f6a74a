import { Form, useNavigation } from 'react-router';
import type { DirectoryImportResult } from '#shared/contracts/directory-import.contract.ts';
import { directoryRecordPath } from '#shared/domain/directory.ts';
import { DIRECTORY_IMPORT_PATH } from '#shared/domain/directory-import.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { DataTable } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { Section } from '#web/features/desk/section.tsx';
import { useT } from '#web/lib/texts.tsx';
import { STATE_TONES } from '../directory-table.tsx';
import type { DirectoryImportAnswer } from './send-directory-import.ts';

/** As many rows as a page shows. */
const MOST_SHOWN = 500;

interface Props {
  result: DirectoryImportResult;
  /** What came of publishing it or taking it back just now. */
  acted: DirectoryImportAnswer['acted'];
  /** It was done just now: how many rows were left out. */
  left: number | null;
}

/** One import: what became of each row, publication of its drafts, and the way back. */
export function DirectoryImportResultView({ result, acted, left }: Props) {
  const t = useT();
  const more = result.rows.length - MOST_SHOWN;
  return (
    <Section id="import-result" title={result.file_name} className="mt-8" titleClass="t-h3 mb-4">
      {acted && <Acted acted={acted} />}
      {!acted && result.undone_at && (
        <Notice tone="warn">
          <p>
            {t('directory-desk:import.undone_at', { time: formatDateTime(t.language, result.undone_at) })}
          </p>
        </Notice>
      )}
      {!result.undone_at && <Standing result={result} left={acted ? null : left} />}
      {result.rows.length > 0 && (
        <div className="mt-4">
          <DataTable
            caption={result.file_name}
            rows={result.rows.slice(0, MOST_SHOWN)}
            rowKey={({ row }) => String(row)}
            columns={[
              {
                key: 'row',
                head: t('directory-desk:import.row'),
                kind: 'lead',
                cell: ({ row }) => <span className="num">{row}</span>,
              },
              {
                key: 'title',
                head: t('directory-desk:import.name'),
                kind: 'main',
                cell: ({ record_id, state, ...page }) => {
                  const name = localName(page, t.language);
                  return state ? (
                    <AppLink className="quiet-link" to={directoryRecordPath(record_id)} lang={name.lang}>
                      {name.text}
                    </AppLink>
                  ) : (
                    t('directory-desk:import.gone')
                  );
                },
              },
              {
                key: 'did',
                head: t('directory-desk:import.result'),
                cell: ({ did }) => t(`directory-desk:import.did.${did}`),
              },
              {
                key: 'state',
                head: t('directory-desk:column.state'),
                cell: ({ state }) =>
                  state && <Tag tone={STATE_TONES[state]}>{t(`directory-desk:state.${state}`)}</Tag>,
              },
            ]}
          />
          {more > 0 && <p className="t-2 mt-4">{t('directory-desk:import.more', { count: more })}</p>}
        </div>
      )}
    </Section>
  );
}

function Acted({ acted: { verb, done, refused } }: { acted: NonNullable<Props['acted']> }) {
  const t = useT();
  return (
    <div className="mb-4">
      <Notice tone={refused.length > 0 ? 'warn' : 'ok'} live>
        <p>{t(`directory-desk:import.${verb === 'publish' ? 'published' : 'undone'}`, { count: done })}</p>
        {refused.length > 0 && (
          <ul>
            {refused.slice(0, MOST_SHOWN).map(({ record_id, message, ...page }) => (
              <li key={record_id}>
                <AppLink className="link" to={directoryRecordPath(record_id)}>
                  {localName(page, t.language).text}
                </AppLink>
                : {message}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

/** What stands of it, and what can be done with all of it. */
function Standing({ result, left }: { result: DirectoryImportResult; left: number | null }) {
  const t = useT();
  const busy = useNavigation().formData?.get('intent');
  const { created, updated, drafts, can } = result;
  return (
    <Notice tone={left === null ? 'plain' : 'ok'} live={left !== null}>
      <div className="banner-row">
        <p>
          {t('directory-desk:import.counts', { created, updated })}{' '}
          {left !== null && left > 0 && t('directory-desk:import.left', { count: left })}{' '}
          {drafts > 0 && t('directory-desk:import.drafts', { count: drafts })}
        </p>
        <Form
          method="post"
          action={`${DIRECTORY_IMPORT_PATH}?import=${result.id}`}
          className="btn-row"
          preventScrollReset
        >
          <input type="hidden" name="id" value={result.id} />
          {can.publish && (
            <Button type="submit" size="s" name="intent" value="publish" loading={busy === 'publish'}>
              {t('directory-desk:import.publish', { count: drafts })}
            </Button>
          )}
          {can.undo && (
            <Button type="submit" look="line" size="s" name="intent" value="undo" loading={busy === 'undo'}>
              {t('directory-desk:import.undo')}
            </Button>
          )}
        </Form>
      </div>
    </Notice>
  );
}
