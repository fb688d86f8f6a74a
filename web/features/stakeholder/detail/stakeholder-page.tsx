import './print-record.css';
import { localName } from '#shared/i18n/local-name.ts';
import { ConnectHost } from '#web/features/connection/connect-host.tsx';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { RecordView } from './record-view.ts';
import { StakeholderTabs } from './stakeholder-tabs.tsx';
import { StakeholderVideo } from './stakeholder-video.tsx';

const parts = () => import('./stakeholder-parts.tsx');
const Head = serverDrawn(() => parts().then((file) => file.Head));
const First = serverDrawn(() => parts().then((file) => file.First), 'detail-main detail-first');
const Aside = serverDrawn(() => parts().then((file) => file.Aside), 'detail-side');
const Rest = serverDrawn(() => parts().then((file) => file.Rest), 'detail-main');
const Share = serverDrawn(() => parts().then((file) => file.Share));
const Related = serverDrawn(() => parts().then((file) => file.Related));

/** All parts are of one file. */
export const fetchStakeholderParts = Head.fetch;

/**
 * The public page of a stakeholder of any kind; parts it does not have are left out. On phones the facts, the ways to
 * reach it and the claim stand between what it is and the rest; from 1024 px up they are the side.
 */
export function StakeholderPage({ record, url }: { record: RecordView; url: string }) {
  const t = useT();
  return (
    <article>
      <Head record={record} />
      <StakeholderTabs record={record} />
      <div className="wrap detail detail-split">
        <First record={record} />
        <Aside record={record} />
        <div className="detail-main">
          <Rest record={record} />
          <StakeholderVideo record={record} />
          <Share url={url} title={localName(record, t.language).text} />
        </div>
      </div>
      <Related record={record} />
      {!record.is_claimable && !record.is_member && (
        <ConnectHost
          kind={record.connection?.person_id ? 'person' : 'stakeholder'}
          id={record.connection?.person_id ?? record.id}
          name={localName(record, t.language).text}
          as={record.connection?.as_stakeholder_id ?? null}
        />
      )}
    </article>
  );
}
