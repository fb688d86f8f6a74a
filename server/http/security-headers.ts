import type { FastifyInstance } from 'fastify';
import type { Contract } from '#shared/contracts/contract.ts';
import type { Config } from '../config.ts';
import { secretAddresses } from './secret-address.ts';

/** What an answer carries whose address must stay with whoever has it. */
export const OF_A_SECRET = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
} as const;

/** Headers every answer carries; its policy allows nothing, and pages put their own in its place. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(config.secure
      ? {
          'strict-transport-security': `max-age=31536000${config.HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`,
        }
      : {}),
  };
}

/**
 * Gives every answer those headers and the number of its request. Where the address holds a secret no other site hears of
 * it and nobody keeps the answer; nor where anything went wrong.
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  contracts: readonly Pick<Contract, 'path'>[],
): void {
  const headers = securityHeaders(config);
  const isSecret = secretAddresses(contracts, config.publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (isSecret(request.url)) reply.headers(OF_A_SECRET);
    done();
  });
  // What answers has its own words on how long it may be kept. What went wrong may have been a secret nobody recognised.
  app.addHook('onSend', (_request, reply, _body, done) => {
    if (reply.statusCode >= 400 || reply.getHeader('referrer-policy') === 'no-referrer')
      reply.headers(OF_A_SECRET);
    done();
  });
}

/** Hosts of the embedded videos; framed only after a click. */
const VIDEO_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.dailymotion.com',
  'https://geo.dailymotion.com',
  'https://coub.com',
  'https://www.facebook.com',
];

/**
 * Mails style themselves within their HTML, which is all that their programs read, and a frame has the policy of its
 * page.
 */
const SHOWS_MAILS = '/dev/mailbox';

/**
 * The policy of a page: own files only, and exactly the inline scripts whose hashes are given (`sha256-…`). No styles within
 * the HTML; in development Vite puts them there, and the mailbox, which is in demonstrations only, shows mails.
 */
export function pagePolicy(scriptHashes: readonly string[], config: Config, pathname: string): string {
  const showsMails = config.DEMO && pathname.startsWith(SHOWS_MAILS);
  const scripts = scriptHashes.map((hash) => `'${hash}'`).join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    `style-src 'self'${config.PHUM_DEV ? " 'unsafe-inline'" : ''}`,
    ...(showsMails ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // In development Vite tells the browser over a socket what changed.
    `connect-src 'self'${config.PHUM_DEV ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    `frame-src ${VIDEO_HOSTS.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(config.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
