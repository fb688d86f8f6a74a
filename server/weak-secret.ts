import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Bytes that nobody tries out, and what signs is as long. */
const LEAST_BYTES = 32;
/** More adds nothing, and the estimate takes time that grows with the length. */
const LOOKED_AT = 96;
/** What chance gives in all but one of many thousand secrets; for the rest the command is run once more. */
const LEAST_DISTINCT_BYTES = 0.8;
const LEAST_HIGH_BYTES = 1 / 8;
const LEAST_GUESSES = 0.9;
/** How often two small letters (or two capitals) follow each other in base64, and how far chance strays from it. */
const PAIRS_BY_CHANCE = (26 / 64) ** 2;
const PAIRS_STRAY = 4 * 0.47;

/**
 * Whether a secret is anything but what a generator gives: 32 random bytes or more, written in hexadecimal or base64.
 * Sentences, words with digits in place of letters, walks over the keyboard, repeated pieces and encoded text are refused.
 */
export function isWeakSecret(secret: string): boolean {
  const bytes = bytesOf(secret);
  if (!bytes || bytes.length < LEAST_BYTES) return true;
  return isNoChance(bytes) || isWritten(secret) || isGuessed(secret);
}

/** The bytes that a text stands for, or null when it is neither hexadecimal nor base64. */
function bytesOf(text: string): Buffer | null {
  if (/^([0-9a-f]{2})+$/.test(text) || /^([0-9A-F]{2})+$/.test(text)) return Buffer.from(text, 'hex');
  return /^([A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}$/.test(text) ? Buffer.from(text, 'base64') : null;
}

/** Bytes of text of any script are alike; so are those of repeated pieces. */
function isNoChance(bytes: Buffer): boolean {
  const expected = 256 * (1 - (255 / 256) ** bytes.length);
  const high = bytes.filter((byte) => byte > 127).length;
  return (
    new Set(bytes).size < expected * LEAST_DISTINCT_BYTES ||
    high < bytes.length * LEAST_HIGH_BYTES ||
    high > bytes.length * (1 - LEAST_HIGH_BYTES)
  );
}

/** In base64 small letters and capitals, digits and signs take turns; in what people write, small letters follow each other. */
function isWritten(text: string): boolean {
  const pairs = text.length - 1;
  const most = PAIRS_BY_CHANCE + PAIRS_STRAY / Math.sqrt(pairs);
  return [/[a-z](?=[a-z])/g, /[A-Z](?=[A-Z])/g].some(
    (pair) => (text.match(pair)?.length ?? 0) / pairs > most,
  );
}

/** Words, names, dates and walks that a guessing program knows, whatever stands in place of their letters. */
function isGuessed(text: string): boolean {
  const seen = text.replace(/=+$/, '').slice(0, LOOKED_AT);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LOOKED_AT });
  return zxcvbn.check(seen).guessesLog10 < seen.length * LEAST_GUESSES;
}
