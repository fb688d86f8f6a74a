import { OtherName } from '#web/components/ui/other-name.tsx';
import '../desk-admin.css';
import './merge.css';
import { formatDate } from '#shared/format/dates.ts';
import { formatInteger, formatPercent } from '#shared/format/numbers.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { STATUS_TONES, Tag } from '#web/components/ui/tag.tsx';
import { ListHead } from '#web/features/desk/list/list-head.tsx';
import { useKindName } from '#web/features/review/kind-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { mergeTo } from '../desk/frame/merge-paths.ts';
import { ChoosePages } from './choose-pages.tsx';
import { CompareForm } from './compare-form.tsx';
import type { MergeAnswer, MergeData } from './load-merge.ts';
import { MergeHistory } from './merge-history.tsx';

type Side = NonNullable<MergeData['into']>;

/** Two pages that are one: choose them, see them side by side, pick each field, join the rest. */
export function MergePage({
  data,
  answer,
  done,
}: {
  data: MergeData;
  answer: MergeAnswer | undefined;
  done: string;
}) {
  const t = useT();
  const { state, comparison, into, from } = data;
  const fresh = data.merges.find(({ id }) => id === done);
  return (
    <>
      <ListHead title={t('merge:title')} lead={t('merge:lead')} />
      <div role="status">
        {answer?.done === 'undone' && <Notice tone="ok">{t('merge:undone')}</Notice>}
        {fresh && !fresh.undone_at && !answer && (
          <Notice tone="ok">
            <p>{t('merge:done', { name: fresh.from.name })}</p>
            {fresh.into?.path && (
              <AppLink className="link" to={fresh.into.path}>
                {localName(fresh.into, t.language).text}
              </AppLink>
            )}
          </Notice>
        )}
      </div>
      {answer?.problem && <ProblemNotice problem={answer.problem} />}
      <div className="merge-sides">
        <SideBox which="into" side={into} />
        <SideBox which="from" side={from} />
      </div>
      {into && from && (
        <div className="btn-row mb-8">
          <ButtonLink look="line" size="s" to={mergeTo({ into: state.from, from: state.into })}>
            {t('merge:choose.swap')}
          </ButtonLink>
          <ButtonLink look="bare" size="s" to={mergeTo({})}>
            {t('merge:choose.again')}
          </ButtonLink>
        </div>
      )}
      {comparison ? (
        <CompareForm key={`${state.into} ${state.from}`} comparison={comparison} />
      ) : (
        <ChoosePages data={data} />
      )}
      {!comparison && <MergeHistory merges={data.merges} />}
    </>
  );
}

function SideBox({ which, side }: { which: 'into' | 'from'; side: Side | null }) {
  const t = useT();
  const kindName = useKindName();
  const name = side && localName(side, t.language);
  const other = side && otherName(side, t.language);
  return (
    <section className={`merge-side merge-side-${which}`} aria-labelledby={`side-${which}`}>
      <h2 id={`side-${which}`} className="t-small t-2">
        {t(`merge:choose.${which}`)}
      </h2>
      {!side || !name ? (
        <p className="t-3">{t('merge:choose.nobody')}</p>
      ) : (
        <>
          <p className="t-h4" lang={name.lang}>
            {side.path ? (
              <AppLink to={side.path} className="link" target="_blank">
                {name.text}
              </AppLink>
            ) : (
              name.text
            )}
          </p>
          <OtherName name={other} className="t-2" />
          <p className="desk-tags">
            <Tag tone="plain">{kindName(side)}</Tag>
            <Tag tone={STATUS_TONES[side.status] ?? 'idle'}>{t(`merge:status.${side.status}`)}</Tag>
          </p>
          <p className="t-small t-2">
            {t('merge:complete', {
              percent: formatPercent(side.rank / 100).replace(/\s?%/, '') || formatInteger(side.rank),
              date: formatDate(t.language, side.created_at),
            })}
          </p>
        </>
      )}
    </section>
  );
}
