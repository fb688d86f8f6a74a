import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import type { KramaCategory } from '#shared/krama/cloths.ts';
import { cover, RECORD_DARK_SHARE } from '#shared/krama/cover.ts';
import { parseVideo, type VideoProvider } from '#shared/rules/video.ts';
import { KramaSvg } from '../krama/krama-svg.tsx';
import { buttonClass } from './button-look.ts';
import { Icon } from './icon.tsx';

export interface VideoEmbedProps {
  /** As its owner typed it. */
  address: string;
  /** Names the frame: "Video of Srov Ledger". */
  title: string;
  seed: string;
  category: KramaCategory;
  texts: {
    play: string;
    /** What happens on a click: "Plays from YouTube, which then receives your address." */
    note: (provider: string) => string;
  };
}

const NAMES: Readonly<Record<VideoProvider, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
  coub: 'Coub',
  facebook: 'Facebook',
};

/**
 * A video of a recognised provider behind a cloth; nothing for other links (5.030, 5.031). The provider hears of the
 * visitor only after the click. Without a script the button is a link to the provider.
 */
export function VideoEmbed({ address, title, seed, category, texts }: VideoEmbedProps) {
  const [playing, setPlaying] = useState(false);
  const video = parseVideo(address);
  if (!video) return null;
  const autoplay = `${video.embed_url}${video.embed_url.includes('?') ? '&' : '?'}autoplay=1`;
  if (playing) {
    return (
      <div className="video cloth">
        <iframe
          src={autoplay}
          title={title}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      </div>
    );
  }
  const drawing = cover({
    seed,
    category,
    width: 1000,
    height: 562,
    thread: 5,
    darkShare: RECORD_DARK_SHARE,
  });
  return (
    <div className="video">
      <KramaSvg className="cloth absolute inset-0" drawing={drawing} />
      <div className="video-play">
        <a
          className={buttonClass({ look: 'on-ink', size: 'big' })}
          href={video.embed_url}
          rel="noopener"
          onClick={(event) => {
            event.preventDefault();
            setPlaying(true);
          }}
        >
          <Icon of={Play} />
          {texts.play}
          <span className="sr-only">: {title}</span>
        </a>
        <p className="video-note">{texts.note(NAMES[video.provider])}</p>
      </div>
    </div>
  );
}
