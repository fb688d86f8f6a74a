import Play from 'lucide-react/icons/play';
import type { KramaCategory } from '#shared/krama/patterns.ts';
import type { Video, VideoProvider } from '#shared/rules/video.ts';
import { DrawnCover } from '../krama/drawn.ts';
import { buttonClass } from './button-look.ts';
import { Icon } from './icon.tsx';

export interface VideoEmbedProps {
  video: Video;
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
 * A video of a recognised provider behind a pattern. The provider hears of the visitor only after the click, when
 * `playFilms` puts the film in its place, so that this draws only. Without a script the button is a link to the provider.
 */
export function VideoEmbed({ video, title, seed, category, texts }: VideoEmbedProps) {
  return (
    <div className="video">
      <DrawnCover
        seed={seed}
        category={category}
        width={1000}
        height={562}
        thread={5}
        className="absolute inset-0"
      />
      <div className="video-play">
        <a
          className={buttonClass({ look: 'on-ink', size: 'big' })}
          href={video.embed_url}
          rel="noopener"
          data-film={title}
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
