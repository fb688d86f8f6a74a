import '../own-profile.css';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import type { RecordView } from '#web/features/stakeholder/detail/record-view.ts';
import { StakeholderPage } from '#web/features/stakeholder/detail/stakeholder-page.tsx';
import { useT } from '#web/lib/texts.tsx';
import { previewTo, profileTo } from '../profile-address.ts';

export interface PreviewProps {
  record: RecordView;
  as: 'visitor' | 'member';
  url: string;
}

/** The public page as it will be, under a line that says so and leads back. */
export function ProfilePreview({ record, as, url }: PreviewProps) {
  const t = useT();
  const path = previewTo(record);
  return (
    <>
      <aside className="own-preview" aria-label={t('own-profile:preview.title')}>
        <div className="wrap">
          <p>
            <b>{t('own-profile:preview.title')}</b> {t('own-profile:preview.text')}
          </p>
          <Tabs
            label={t('own-profile:preview.as')}
            items={(['visitor', 'member'] as const).map((one) => ({
              to: one === 'visitor' ? path : `${path}?as=${one}`,
              text: t(`own-profile:preview.${one}`),
              current: one === as,
            }))}
            keepScroll
          />
          <ButtonLink look="line" size="s" to={profileTo(record)} icon={<Icon of={ArrowLeft} size="s" />}>
            {t('own-profile:part.back')}
          </ButtonLink>
        </div>
      </aside>
      <StakeholderPage key={as} record={record} url={url} />
    </>
  );
}
