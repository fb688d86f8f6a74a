import { machineTime } from '#shared/format/dates.ts';
import { waitingTime } from '#shared/format/durations.ts';
import { personName } from '#shared/format/person-name.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { Column } from '#web/components/table/data-table.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { AssigneeCell } from '#web/features/desk/list/assignee.tsx';
import { CLAIM_TONES } from '../claim-tones.ts';
import { claimsQuery, claimsTo, type DeskClaimRow, deskClaimTo, withChange } from './claims-state.ts';
import type { DeskClaimsData } from './load-desk-claims.ts';

/** What is told of each claim in the list. */
export function claimColumns(
  t: Translator,
  { state, now, viewer_id }: Omit<DeskClaimsData, 'list'>,
): Column<DeskClaimRow>[] {
  const query = claimsQuery(state);
  return [
    {
      key: 'page',
      head: t('claim:desk.column.page'),
      kind: 'main',
      cell: ({ id, page, reference }) => {
        const name = localName(page, t.language);
        return (
          <AppLink to={deskClaimTo(id, query)} data-row-link="">
            <span className="strong block" lang={name.lang}>
              {name.text}
            </span>
            <span className="t-small t-2" lang="en">
              {reference}
            </span>
          </AppLink>
        );
      },
    },
    {
      key: 'claimant',
      head: t('claim:desk.column.claimant'),
      cell: ({ claimant, relation }) => {
        const name = personName(claimant, t.language);
        return (
          <span className="desk-kind">
            <b lang={name.lang}>{name.text}</b>
            <span>{relation}</span>
          </span>
        );
      },
    },
    {
      key: 'proof',
      head: t('claim:desk.column.proof'),
      cell: ({ proof, proved_at }) => (
        <span className="desk-kind">
          {t(`claim:proof.${proof}`)}
          <span>{t(proved_at ? 'claim:desk.proved' : 'claim:desk.unproved')}</span>
        </span>
      ),
    },
    {
      key: 'waiting',
      head: t('claim:desk.column.waiting'),
      sort: {
        to: claimsTo(withChange(state, { ordering: state.ordering === 'waiting' ? '-waiting' : 'waiting' })),
        direction: state.ordering === 'waiting' ? 'descending' : 'ascending',
      },
      cell: ({ waiting_since }) => (
        <time dateTime={machineTime(waiting_since)}>{waitingTime(t, waiting_since, now)}</time>
      ),
    },
    {
      key: 'assignee',
      head: t('claim:desk.column.assignee'),
      cell: ({ assignee }) => <AssigneeCell assignee={assignee} viewerId={viewer_id} />,
    },
    {
      key: 'state',
      head: t('claim:desk.column.state'),
      cell: ({ state: own }) => <Tag tone={CLAIM_TONES[own]}>{t(`claim:state.${own}`)}</Tag>,
    },
  ];
}
