import { describe, expect, it } from 'vitest';
import { facebookUrl, linkedinUrl, telegramAddress, telegramUrl, xUrl, youtubeUrl } from './social.ts';

const cases = {
  linkedin: [linkedinUrl, 'https://linkedin.com/in/dara', 'https://kh.linkedin.com/company/slek'],
  facebook: [facebookUrl, 'https://www.facebook.com/slek', 'https://m.facebook.com/slek'],
  x: [xUrl, 'https://x.com/slek', 'https://twitter.com/slek'],
  youtube: [youtubeUrl, 'https://www.youtube.com/@slek', 'https://youtu.be/abc'],
  telegram: [telegramUrl, 'https://t.me/slek', 'https://telegram.me/slek'],
} as const;

describe('addresses on social networks (5.024, 5.025, B.66)', () => {
  for (const [network, [rule, ...good]] of Object.entries(cases)) {
    const domain = new URL(good[0]).hostname.replace(/^www\./, '');
    const problem = { key: `social.${network}` };

    it(`${network}: accepts its own domain and its sub-domains`, () => {
      for (const address of good) expect([address, rule(address)]).toEqual([address, null]);
      expect(rule('')).toBeNull();
    });

    it(`${network}: refuses look-alikes, http, bare domains and other sites (B.67)`, () => {
      for (const address of [
        `https://${domain}.evil.example/in/dara`,
        `https://evil${domain}/in/dara`,
        `https://evil.example/${domain}/dara`,
        `https://evil.example?${domain}/dara`,
        `https://${domain}@evil.example/dara`,
        `https://${domain}:8443/dara`,
        `http://${domain}/dara`,
        `${domain}/dara`,
        `https://${domain}`,
        `https://${domain}/`,
        'https://phum.example/dara',
        'javascript:alert(1)',
      ]) {
        expect([address, rule(address)]).toEqual([address, problem]);
      }
    });
  }
});

it('Telegram is also given by the name of the account (5.025)', () => {
  expect([telegramUrl('@slek_kh'), telegramAddress(' @slek_kh ')]).toEqual([null, 'https://t.me/slek_kh']);
  for (const none of ['slek_kh', '@sl', '@1slek', '@slek/kh', '@@slek'])
    expect(telegramUrl(none), none).not.toBeNull();
});
