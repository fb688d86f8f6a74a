import '../own-profile.css';
import Plus from 'lucide-react/icons/plus';
import Undo2 from 'lucide-react/icons/undo-2';
import { profileSlug, profilesPath } from '#shared/domain/profile/own-profile-paths.ts';
import { PERSON_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { ListPages } from '#web/lib/list-pages.tsx';
import { withParams } from '#web/lib/list-query.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ProfilesData } from '../load/load-profiles.ts';
import type { ProfileCard } from '../profile-types.ts';
import { statusLine } from '../status-line.ts';
import { ProfileRow } from './profile-row.tsx';
import { ProfilesEmpty } from './profiles-empty.tsx';

/** One's own profiles of a kind, with a tab for each status. */
export function ProfilesPage({ data }: { data: ProfilesData }) {
  const t = useT();
  const { kind, list } = data;
  const slug = profileSlug(kind);
  const title = t(`own-profile:title.${slug}`);
  const all = list.tabs.find(({ tab }) => tab === 'all')?.count ?? 0;
  const returned = list.data.find(
    ({ status, changes_status }) => status === 'returned' || changes_status === 'returned',
  );
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <div className="own-head">
        <h1 className="t-h1">{title}</h1>
        {(all > 0 || data.ownership !== null) && !PERSON_KINDS.includes(kind) && (
          <ButtonLink to={`${profilesPath(kind)}?create=1`} icon={<Icon of={Plus} />}>
            {t(`own-profile:new.${slug}`)}
          </ButtonLink>
        )}
      </div>
      {data.done && (
        <div className="mt-6">
          <DoneNotice text={t(`own-profile:done.${data.done}`)} />
        </div>
      )}
      {returned && data.tab === 'all' && <Returned card={returned} />}
      {all === 0 && data.ownership === null ? (
        <ProfilesEmpty kind={kind} />
      ) : (
        <>
          <ListTabs data={data} />
          {list.data.length > 0 ? (
            <ul className="rows">
              {list.data.map((card) => (
                <li key={card.id}>
                  <ProfileRow card={card} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="t-2 py-8">{t('own-profile:empty.tab')}</p>
          )}
          <div className="mt-8">
            <ListPages path={profilesPath(kind)} list={list} />
          </div>
        </>
      )}
    </>
  );
}

function ListTabs({ data: { kind, tab, ownership, list } }: { data: ProfilesData }) {
  const t = useT();
  const path = profilesPath(kind);
  const params = ownership ? `ownership=${ownership}` : '';
  return (
    <div className="mt-8">
      {kind === 'eso' && (
        <div className="mb-4">
          <Tabs
            label={t('own-profile:ownership.label')}
            items={(['all', 'owned', 'member'] as const).map((one) => ({
              to: withParams(path, '', { ownership: one === 'all' ? undefined : one }),
              text: t(`own-profile:ownership.${one}`),
              current: (ownership ?? 'all') === one,
            }))}
            keepScroll
          />
        </div>
      )}
      <Tabs
        label={t('own-profile:tab.label')}
        items={list.tabs.map(({ tab: one, count }) => ({
          to: withParams(path, params, { tab: one === 'all' ? undefined : one }),
          text: t(`own-profile:tab.${one}`),
          count: formatInteger(count),
          current: one === tab,
        }))}
        keepScroll
      />
    </div>
  );
}

/** Something came back: said before the list, with the way to it. */
function Returned({ card }: { card: ProfileCard }) {
  const t = useT();
  const name = localName(card, t.language);
  return (
    <div className="mt-6">
      <Notice tone="warn" icon={Undo2} title={t('own-profile:returned.title', { name: name.text })}>
        <div className="banner-row">
          <p>{statusLine(t, card)}</p>
          <ButtonLink look="ink" to={card.path}>
            {t('own-profile:do.fix')}
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
}
