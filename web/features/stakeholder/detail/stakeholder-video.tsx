import { localName } from '#shared/i18n/local-name.ts';
import { VideoEmbed } from '#web/components/ui/video-embed.tsx';
import { kramaOf } from '#web/lib/stakeholder-link.ts';
import { useT } from '#web/lib/texts.tsx';
import type { RecordView } from './record-view.ts';

/** The video of a record, when its provider is one we know. */
export function StakeholderVideo({ record }: { record: RecordView }) {
  const t = useT();
  if (!record.video) return null;
  return (
    <section id="video" aria-labelledby="video-title">
      <h2 id="video-title" className="t-h1">
        {t('stakeholder:section.video')}
      </h2>
      <VideoEmbed
        video={record.video}
        title={t('stakeholder:video_title', { name: localName(record, t.language).text })}
        seed={record.id}
        category={kramaOf(record.kind)}
        texts={{
          play: t('stakeholder:video_play'),
          note: (provider) => t('stakeholder:video_note', { provider }),
        }}
      />
    </section>
  );
}
