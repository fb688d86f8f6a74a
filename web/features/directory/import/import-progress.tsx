import { Form } from 'react-router';
import type { WholeDirectoryImport } from '#shared/contracts/directory-import.contract.ts';
import { directoryImportPath } from '#shared/domain/directory-import.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { useT } from '#web/lib/texts.tsx';

/** How far a step is that goes on by itself; writing can be paused. */
export function ImportProgress({ one, busy }: { one: WholeDirectoryImport; busy: string | null }) {
  const t = useT();
  const isCounted = one.rows > 0;
  const said = t('directory-import:passed', {
    passed: formatInteger(one.passed),
    rows: formatInteger(one.rows),
  });
  return (
    <div className="panel directory-import-panel">
      <p className="strong">{t(`directory-import:state.${one.state}`)}</p>
      <progress
        className="directory-import-progress"
        aria-label={t(`directory-import:state.${one.state}`)}
        max={one.rows || undefined}
        value={isCounted ? one.passed : undefined}
      />
      <p className="t-small t-2" role="status">
        {isCounted && said}
      </p>
      <Form method="post" action={directoryImportPath(one.id)} className="btn-row">
        {one.can.pause && (
          <Button type="submit" name="intent" value="pause" look="line" loading={busy === 'pause'}>
            {t('directory-import:pause')}
          </Button>
        )}
        <ButtonLink look="bare" to={directoryImportPath(one.id)}>
          {t('directory-import:look_again')}
        </ButtonLink>
      </Form>
    </div>
  );
}
