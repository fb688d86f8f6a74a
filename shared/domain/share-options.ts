/** Ways to share a page. The id stays `twitter`, the label is "X (Twitter)". */
export const SHARE_OPTIONS = ['linkedin', 'facebook', 'twitter', 'telegram', 'copy_link'] as const;
export type ShareOption = (typeof SHARE_OPTIONS)[number];

/** Plain link that opens the network's own form, no script of theirs; null for `copy_link`. */
export function shareLink(option: ShareOption, url: string, text: string): string | null {
  const page = encodeURIComponent(url);
  const words = encodeURIComponent(text);
  switch (option) {
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${page}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${page}`;
    case 'twitter':
      return `https://x.com/intent/post?url=${page}&text=${words}`;
    case 'telegram':
      return `https://t.me/share/url?url=${page}&text=${words}`;
    case 'copy_link':
      return null;
  }
}
