import type { Rule } from './rule.ts';
import { parseWebUrl } from './web-address.ts';

/** Networks a person or an organisation may link to. */
export const SOCIAL_NETWORKS = ['facebook', 'linkedin', 'x', 'youtube', 'telegram'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** Domains of each network; sub-domains count, look-alikes do not. */
const DOMAINS: Record<SocialNetwork, readonly string[]> = {
  linkedin: ['linkedin.com'],
  facebook: ['facebook.com', 'fb.com'],
  x: ['x.com', 'twitter.com'],
  youtube: ['youtube.com', 'youtu.be'],
  telegram: ['t.me', 'telegram.me'],
};

/** Optional; https on the network's own domain, with something after it. */
function onDomainOf(network: SocialNetwork): Rule {
  return (value) => {
    if (value.trim() === '') return null;
    const url = parseWebUrl(value);
    const right =
      url !== null &&
      /^https:\/\//i.test(value.trim()) &&
      url.port === '' &&
      url.pathname.length > 1 &&
      isOn(url.hostname, DOMAINS[network]);
    return right ? null : { key: `social.${network}` };
  };
}

export const linkedinUrl = onDomainOf('linkedin');
export const facebookUrl = onDomainOf('facebook');
export const xUrl = onDomainOf('x');
export const youtubeUrl = onDomainOf('youtube');
export const telegramUrl: Rule = (value) => onDomainOf('telegram')(telegramAddress(value) ?? value);

/** The address of a Telegram account that was given by its name, as people give it: `@slek`; null when it is no such name. */
export function telegramAddress(value: string): string | null {
  const name = /^@([a-z]\w{3,31})$/i.exec(value.trim())?.[1];
  return name ? `https://t.me/${name}` : null;
}

/** Whether a host is one of the domains or a sub-domain of one: `linkedin.com.evil` is not. */
export function isOn(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}
