import type { FastifyInstance } from 'fastify';
import { isSecretPage } from '#shared/domain/secret-pages.ts';
import type { Config } from '../config.ts';

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
    ...(config.secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Gives every answer those headers and the number of its request. No request ever names a page with a secret, be it an error. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (isSecretPage(request.url)) reply.header('referrer-policy', 'no-referrer');
    done();
  });
}

/** Hosts of the embedded videos (5.030); framed only after a click. */
const VIDEO_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.dailymotion.com',
  'https://geo.dailymotion.com',
  'https://coub.com',
  'https://www.facebook.com',
];

/** Mails style themselves within their HTML, which is all that their programs read, and a frame has the policy of its page. */
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
