import { IdentityError } from '../identity-error.ts';
import type { Signer } from './certificate-path.ts';

export interface SignerCacheOptions {
  fetch: () => Promise<Signer>;
  /** After this the signer is asked for again. */
  maxAgeMs: number;
  /** Shortest time between two requests that a wrong signature causes. */
  pauseMs: number;
  now: () => number;
}

/** How long an old signer still counts while the provider does not answer. */
const STALE_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps the provider's signer. Many at once ask the provider once. While the provider is down the last known signer
 * goes on for a day, as long as its certificate is good: an outage must not look like a forged token.
 */
export function createSignerCache({ fetch, maxAgeMs, pauseMs, now }: SignerCacheOptions) {
  let kept: (Signer & { at: number }) | undefined;
  let underWay: Promise<Signer> | undefined;
  let renewedAt = Number.NEGATIVE_INFINITY;

  const ask = () => {
    underWay ??= fetch()
      .then((signer) => {
        kept = { ...signer, at: now() };
        return signer;
      })
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };
  const good = () => (kept && kept.notAfter.getTime() > now() ? kept : undefined);

  return {
    /** The signer now known, asked for when there is none or it is old. */
    async current(): Promise<Signer> {
      const known = good();
      if (known && now() - known.at < maxAgeMs) return known;
      try {
        return await ask();
      } catch (error) {
        const down = error instanceof IdentityError && /^provider_(unavailable|timeout)$/.test(error.code);
        if (down && known && now() - known.at < STALE_MS) return known;
        throw error;
      }
    },
    /** Asks again because a signature did not match; undefined when that was done just now or there is no news. */
    async renewed(than: Signer): Promise<Signer | undefined> {
      const known = good();
      if (known && !known.key.equals(than.key)) return known;
      if (now() - renewedAt < pauseMs) return undefined;
      renewedAt = now();
      const signer = await ask();
      return signer.key.equals(than.key) ? undefined : signer;
    },
  };
}

export type SignerCache = ReturnType<typeof createSignerCache>;
