import './notification.css';
import CheckCheck from 'lucide-react/icons/check-check';
import Settings2 from 'lucide-react/icons/settings-2';
import { Form } from 'react-router';
import {
  type DigestRhythm,
  NOTIFICATION_PATH,
  NOTIFICATION_SETTINGS_PATH,
} from '#shared/domain/notification.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { AddressNote } from '#web/features/account/address/address-note.tsx';
import type { MissingAddress } from '#web/features/account/address/load-address.ts';
import { useStore } from '#web/lib/store.ts';
import { useT } from '#web/lib/texts.tsx';
import type { NotificationAnswer } from './change-notifications.ts';
import { toldCounts } from './live/unread.ts';
import { useReadAgain } from './live/use-read-again.ts';
import type { NotificationData, NotificationListData } from './load-notifications.ts';
import { NoticeList } from './notice-list.tsx';
import { NoticeTabs } from './notice-tabs.tsx';
import { viewTo } from './notification-view.ts';
import { SettingsForm } from './settings-form.tsx';

export interface NotificationsPageProps {
  data: NotificationData;
  answer: NotificationAnswer;
}

/** What has happened around a person, and where they want to be told. */
export function NotificationsPage({ data, answer }: NotificationsPageProps) {
  return data.settings ? (
    <SettingsView
      settings={data.settings}
      digest={data.digest}
      address={data.address}
      isSaved={answer !== undefined && 'done' in answer && answer.done === 'settings'}
    />
  ) : (
    <ListView data={data} answer={answer} />
  );
}

function ListView({ data, answer }: { data: NotificationListData; answer: NotificationAnswer }) {
  const t = useT();
  const { view, list } = data;
  const unread = list.groups.reduce((total, group) => total + group.unread, 0);
  const unreadHere = list.groups.find(({ group }) => group === view.filter)?.unread ?? unread;
  useReadAgain(useStore(toldCounts)?.total ?? null, unread);
  return (
    <>
      <PageHead title={t('notification:title')} robots="noindex" />
      <div className="notice-head">
        <h1 className="t-h1">{t('notification:title')}</h1>
        <ButtonLink
          to={NOTIFICATION_SETTINGS_PATH}
          look="bare"
          icon={<Icon of={Settings2} />}
          className="notice-to-settings"
        >
          {t('notification:settings')}
        </ButtonLink>
        {unreadHere > 0 && (
          <Form method="post" action={viewTo(view)} preventScrollReset className="notice-read-all">
            <Button type="submit" name="intent" value="read_all" look="line" icon={<Icon of={CheckCheck} />}>
              {t('notification:read_all')}
            </Button>
          </Form>
        )}
      </div>
      <NoticeTabs view={view} list={list} />
      <div role="status">
        {answer && 'done' in answer && answer.done === 'read_all' && (
          <div className="mt-6">
            <Notice tone="ok">{t('notification:read_all_done', { count: answer.count })}</Notice>
          </div>
        )}
      </div>
      {answer && 'task' in answer && answer.task === 'refused' && (
        <div className="mt-6">
          <ProblemNotice problem={answer.problem} />
        </div>
      )}
      <NoticeList {...data} />
    </>
  );
}

function SettingsView({
  settings,
  digest,
  address,
  isSaved,
}: {
  address: MissingAddress | null;
  digest: DigestRhythm;
  settings: NonNullable<NotificationData['settings']>;
  isSaved: boolean;
}) {
  const t = useT();
  return (
    <>
      <PageHead title={t('notification:setting.title')} robots="noindex" />
      <p className="mb-4">
        <AppLink className="link" to={NOTIFICATION_PATH}>
          {t('notification:setting.back')}
        </AppLink>
      </p>
      <h1 className="t-h1">{t('notification:setting.title')}</h1>
      <p className="t-lead t-2 mt-3 mb-6">{t('notification:setting.lead')}</p>
      <div role="status">
        {isSaved && (
          <div className="mb-6">
            <Notice tone="ok">{t('notification:setting.saved')}</Notice>
          </div>
        )}
      </div>
      <div className="mb-6">
        <AddressNote missing={address} />
      </div>
      <SettingsForm settings={settings} digest={digest} />
    </>
  );
}
