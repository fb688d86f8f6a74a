import { parseVideo } from '#shared/rules/video.ts';
import { useT } from '#web/lib/texts.tsx';
import { VideoEmbed } from '../ui/video-embed.tsx';

/** A film inside a text; nothing for an address that is not recognised. */
export function RichTextFilm({ address }: { address: string }) {
  const t = useT();
  const video = parseVideo(address);
  if (!video) return null;
  return (
    <div className="prose-video">
      <VideoEmbed
        video={video}
        title={t('common:video.title')}
        seed={video.id}
        category="neutral"
        texts={{
          play: t('common:video.play'),
          note: (provider) => t('common:video.note', { provider }),
        }}
      />
    </div>
  );
}
