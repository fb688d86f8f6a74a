import { trimEndSlashes } from '#shared/format/trim-slashes.ts';
import type { Rule } from './rule.ts';
import { isOn } from './social.ts';
import { parseWebUrl } from './web-address.ts';

export type VideoProvider = 'youtube' | 'vimeo' | 'dailymotion' | 'coub' | 'facebook';

/** A video that can be shown inside a page. */
export interface Video {
  provider: VideoProvider;
  id: string;
  /** Address for the frame, always https on the provider's own domain. */
  embed_url: string;
}

/** Origins a page may frame, for the content security policy. */
export const VIDEO_FRAME_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.dailymotion.com',
  'https://coub.com',
  'https://www.facebook.com',
] as const;

/** Recognises a link to YouTube, Vimeo, Dailymotion, Coub or Facebook; null for anything else. */
export function parseVideo(address: string): Video | null {
  const url = parseWebUrl(address);
  if (!url) return null;
  const path = trimEndSlashes(url.pathname);
  const host = url.hostname;
  if (isOn(host, ['youtube.com', 'youtube-nocookie.com', 'youtu.be'])) return youtube(host, path, url);
  if (isOn(host, ['vimeo.com'])) return vimeo(path, url);
  if (isOn(host, ['dailymotion.com', 'dai.ly'])) return dailymotion(host, path);
  if (isOn(host, ['coub.com'])) return coub(path);
  if (isOn(host, ['facebook.com', 'fb.watch'])) return facebook(host, path, url);
  return null;
}

/** Optional; a link that can be shown. */
export const videoUrl: Rule = (value) => (value.trim() === '' || parseVideo(value) ? null : { key: 'video' });

function youtube(host: string, path: string, url: URL): Video | null {
  const id = isOn(host, ['youtu.be'])
    ? path.slice(1)
    : (/^\/(?:embed|shorts|live|v)\/([^/]+)$/.exec(path)?.[1] ??
      (path === '/watch' ? (url.searchParams.get('v') ?? '') : ''));
  if (!/^[\w-]{11}$/.test(id)) return null;
  return { provider: 'youtube', id, embed_url: `https://www.youtube-nocookie.com/embed/${id}` };
}

function vimeo(path: string, url: URL): Video | null {
  const found =
    /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{5,12})(?:\/([0-9a-f]{6,16}))?$/.exec(
      path,
    );
  const id = found?.[1];
  if (!id) return null;
  const hash = found[2] ?? url.searchParams.get('h') ?? '';
  const query = /^[0-9a-f]{6,16}$/.test(hash) ? `?h=${hash}` : '';
  return { provider: 'vimeo', id, embed_url: `https://player.vimeo.com/video/${id}${query}` };
}

function dailymotion(host: string, path: string): Video | null {
  const found = isOn(host, ['dai.ly'])
    ? /^\/([a-z0-9]{5,12})$/i.exec(path)
    : /^\/(?:embed\/)?video\/([a-z0-9]{5,12})(?:_[^/]*)?$/i.exec(path);
  const id = found?.[1];
  return id
    ? { provider: 'dailymotion', id, embed_url: `https://www.dailymotion.com/embed/video/${id}` }
    : null;
}

function coub(path: string): Video | null {
  const id = /^\/(?:view|embed)\/([a-z0-9]{3,12})$/i.exec(path)?.[1];
  return id ? { provider: 'coub', id, embed_url: `https://coub.com/embed/${id}` } : null;
}

function facebook(host: string, path: string, url: URL): Video | null {
  const id = isOn(host, ['fb.watch'])
    ? /^\/([\w-]{5,20})$/.exec(path)?.[1]
    : path === '/watch' || path === '/video.php'
      ? url.searchParams.get('v')
      : (/^\/(?:[\w.-]+\/videos(?:\/[^/]+)?|reel)\/(\d{5,20})$/.exec(path)?.[1] ??
        /^\/share\/[vr]\/([\w-]{5,20})$/.exec(path)?.[1]);
  if (!id || !/^[\w-]{5,20}$/.test(id)) return null;
  const origin = isOn(host, ['fb.watch']) ? 'https://fb.watch' : 'https://www.facebook.com';
  const query = path === '/watch' || path === '/video.php' ? `?v=${id}` : '';
  const href = encodeURIComponent(`${origin}${path}/${query}`);
  return {
    provider: 'facebook',
    id,
    embed_url: `https://www.facebook.com/plugins/video.php?href=${href}&show_text=false`,
  };
}
