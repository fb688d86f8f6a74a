import { describe, expect, it } from 'vitest';
import { parseVideo, VIDEO_FRAME_ORIGINS, videoUrl } from './video.ts';

const youtube = {
  provider: 'youtube',
  id: 'dQw4w9WgXcQ',
  embed_url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
};
const vimeo = { provider: 'vimeo', id: '76979871', embed_url: 'https://player.vimeo.com/video/76979871' };
const dailymotion = {
  provider: 'dailymotion',
  id: 'x8abcde',
  embed_url: 'https://www.dailymotion.com/embed/video/x8abcde',
};
const coub = { provider: 'coub', id: '2abcde', embed_url: 'https://coub.com/embed/2abcde' };
const facebook = (id: string, href: string) => ({
  provider: 'facebook',
  id,
  embed_url: `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(href)}&show_text=false`,
});

describe('embedded video (5.030)', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s', youtube],
    ['https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ', youtube],
    ['youtube.com/watch?v=dQw4w9WgXcQ', youtube],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', youtube],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
    ['https://www.youtube.com/live/dQw4w9WgXcQ', youtube],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ/', youtube],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://player.vimeo.com/video/76979871', vimeo],
    ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
    ['https://vimeo.com/76979871/abcdef1234', { ...vimeo, embed_url: `${vimeo.embed_url}?h=abcdef1234` }],
    ['https://www.dailymotion.com/video/x8abcde', dailymotion],
    ['https://www.dailymotion.com/video/x8abcde_a-title', dailymotion],
    ['https://dai.ly/x8abcde', dailymotion],
    ['https://coub.com/view/2abcde', coub],
    ['https://coub.com/embed/2abcde', coub],
    [
      'https://www.facebook.com/watch/?v=1234567890',
      facebook('1234567890', 'https://www.facebook.com/watch/?v=1234567890'),
    ],
    [
      'https://m.facebook.com/slek/videos/1234567890/',
      facebook('1234567890', 'https://www.facebook.com/slek/videos/1234567890/'),
    ],
    [
      'https://www.facebook.com/slek/videos/a-title/1234567890',
      facebook('1234567890', 'https://www.facebook.com/slek/videos/a-title/1234567890/'),
    ],
    [
      'https://www.facebook.com/reel/1234567890',
      facebook('1234567890', 'https://www.facebook.com/reel/1234567890/'),
    ],
    ['https://fb.watch/abc_DEF-12/', facebook('abc_DEF-12', 'https://fb.watch/abc_DEF-12/')],
  ])('recognises %s', (address, video) => {
    expect(parseVideo(address)).toEqual(video);
    expect(videoUrl(address)).toBeNull();
  });

  it.each([
    '',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload',
    'https://www.youtube.com/@channel',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evilyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'https://www.dailymotion.com/user/x8abcde',
    'https://coub.com/2abcde',
    'https://www.facebook.com/slek',
    'https://www.facebook.com/watch/?v=<script>',
    'https://slek.example/video.mp4',
    'javascript:alert("youtu.be/dQw4w9WgXcQ")',
    'dQw4w9WgXcQ',
  ])('shows nothing for %j (5.031)', (address) => {
    expect(parseVideo(address)).toBeNull();
  });

  it('frames only the origins of the security policy', () => {
    for (const { embed_url } of [youtube, vimeo, dailymotion, coub, facebook('1', 'x')]) {
      expect(VIDEO_FRAME_ORIGINS).toContain(new URL(embed_url).origin);
    }
  });

  it('says which links a form takes', () => {
    expect(videoUrl('https://slek.example/video.mp4')).toEqual({ key: 'video' });
    expect(videoUrl(' ')).toBeNull();
  });
});
