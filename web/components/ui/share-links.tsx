import Share2 from 'lucide-react/icons/share-2';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { CopyButton } from './copy-button.tsx';
import { Icon } from './icon.tsx';
import { SocialIcon, type SocialNetwork } from './social-icon.tsx';

export interface ShareLinksProps {
  /** Full address of the page. */
  url: string;
  /** Name of what is shared. */
  title: string;
  texts: {
    /** "Share", the name of the group. */
    label: string;
    /** "opens in a new window", read out after each network. */
    newWindow: string;
    copy: string;
    copied: string;
  };
}

const NETWORKS: readonly {
  id: SocialNetwork;
  name: string;
  address: (url: string, title: string) => string;
}[] = [
  {
    id: 'linkedin',
    name: 'LinkedIn',
    address: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  },
  {
    id: 'facebook',
    name: 'Facebook',
    address: (url) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  },
  {
    id: 'twitter',
    name: 'X (Twitter)',
    address: (url, title) => `https://x.com/intent/post?url=${url}&text=${title}`,
  },
  {
    id: 'telegram',
    name: 'Telegram',
    address: (url, title) => `https://t.me/share/url?url=${url}&text=${title}`,
  },
];

/**
 * The five ways to share a page: plain links, no script of anybody else. Where the device has a list of its
 * own apps for it, that comes first (web/features/shell/copy-and-share.ts).
 */
export function ShareLinks({ url, title, texts }: ShareLinksProps) {
  return (
    <ul className="share" aria-label={texts.label}>
      <li data-shares="" hidden>
        <Button size="s" icon={<Icon of={Share2} />} data-share={url} data-title={title}>
          {texts.label}
        </Button>
      </li>
      {NETWORKS.map((network) => (
        <li key={network.id}>
          <ButtonLink
            look="line"
            size="s"
            to={network.address(encodeURIComponent(url), encodeURIComponent(title))}
            target="_blank"
            icon={<SocialIcon of={network.id} />}
          >
            {network.name}
            <span className="sr-only"> ({texts.newWindow})</span>
          </ButtonLink>
        </li>
      ))}
      <li>
        <CopyButton value={url} texts={texts} size="s" />
      </li>
    </ul>
  );
}
