import { mergeAttributes, Node } from '@tiptap/core';
import { parseVideo } from '#shared/rules/video.ts';

/** A video by its address: stored as an empty figure, drawn in the editor as a line that names it. */
export const VideoBlock = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    address: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute('data-video'),
      renderHTML: ({ address }: { address?: string | null }) => ({ 'data-video': address }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'figure[data-video]',
      getAttrs: (element) => (parseVideo(element.getAttribute('data-video') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('figure');
      dom.className = 'rich-video';
      const address = document.createElement('span');
      address.lang = 'en';
      address.textContent = node.attrs.address;
      const provider = document.createElement('b');
      provider.textContent = PROVIDERS[parseVideo(node.attrs.address)?.provider ?? 'youtube'];
      dom.append(provider, address);
      return { dom };
    },
});

const PROVIDERS = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  dailymotion: 'Dailymotion',
  coub: 'Coub',
  facebook: 'Facebook',
} as const;
