import type { ResourceDetail } from '#shared/contracts/resource.contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Video } from '#shared/rules/video.ts';
import { VideoEmbed } from '#web/components/ui/video-embed.tsx';
import { useT } from '#web/lib/texts.tsx';

/** The film of a post, when its provider is one we know; nothing is loaded from there before the click. */
export function ResourceVideo({ resource, video }: { resource: ResourceDetail; video: Video }) {
  const t = useT();
  return (
    <VideoEmbed
      video={video}
      title={t('resource:video.title', { name: localName(resource, t.language, 'title').text })}
      seed={resource.id}
      category="neutral"
      texts={{
        play: t('common:video.play'),
        note: (provider) => t('common:video.note', { provider }),
      }}
    />
  );
}
