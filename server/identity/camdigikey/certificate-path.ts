import { type KeyObject, X509Certificate } from 'node:crypto';
import { IdentityError } from '../identity-error.ts';

const MOST_CERTIFICATES = 8;

/** The key that signs tokens, and until when its certificate is good. */
export interface Signer {
  key: KeyObject;
  notAfter: Date;
}

/**
 * The signer among certificates the provider sent (PEM, signer first), if an unbroken path of signatures leads from it to
 * one of the pinned roots: names and signatures match at each step, every issuer is an authority, nothing is out of date.
 * The roots need not be in the list. Throws provider_protocol.
 */
export function signerOf(chain: unknown, roots: readonly X509Certificate[], now: Date): Signer {
  const [leaf, ...others] = parseChain(chain);
  if (!leaf) throw refused('no certificate was sent');
  if (roots.some((root) => root.raw.equals(leaf.raw))) throw refused('the root itself is no signer');
  const notAfter = followPath(leaf, others, roots, now);
  const { asymmetricKeyType, asymmetricKeyDetails } = leaf.publicKey;
  if (asymmetricKeyType !== 'ec' || asymmetricKeyDetails?.namedCurve !== 'secp521r1')
    throw refused('the key of the signer is not of curve P-521');
  return { key: leaf.publicKey, notAfter };
}

/** Walks from the leaf to a root. Answers the earliest end of validity on the way. */
function followPath(
  leaf: X509Certificate,
  others: readonly X509Certificate[],
  roots: readonly X509Certificate[],
  now: Date,
): Date {
  let current = leaf;
  let notAfter = leaf.validToDate;
  const left = new Set(others);
  for (;;) {
    if (now < current.validFromDate || now > current.validToDate)
      throw refused('a certificate of the path is out of date');
    if (current.validToDate < notAfter) notAfter = current.validToDate;
    if (roots.some((root) => root.raw.equals(current.raw))) return notAfter;
    // Roots first: a copy of a root in the list must not lead round in circles.
    const issuer = [...roots, ...left].find((candidate) => issued(candidate, current));
    if (!issuer) throw refused('no path leads to a trusted root');
    left.delete(issuer);
    current = issuer;
  }
}

const issued = (issuer: X509Certificate, certificate: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

function parseChain(chain: unknown): X509Certificate[] {
  if (!Array.isArray(chain) || chain.length > MOST_CERTIFICATES) throw refused('not a list of certificates');
  try {
    return chain.map((pem) => new X509Certificate(String(pem)));
  } catch (cause) {
    throw refused('a certificate cannot be read', cause);
  }
}

const refused = (message: string, cause?: unknown) =>
  new IdentityError('provider_protocol', `signer certificate: ${message}`, { cause });
