import { randomBytes } from 'node:crypto';
import type * as X509 from '@peculiar/x509';

/** A certificate with its private key, both PEM. */
export interface Credential {
  key: string;
  cert: string;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-521', hash: 'SHA-512' } as const;
/** Loaded only to make something: a start with kept material does without. */
async function library(): Promise<typeof X509> {
  await import('reflect-metadata');
  return import('@peculiar/x509');
}

const DAY_MS = 24 * 60 * 60 * 1000;

export interface CredentialOptions {
  name: string;
  /** Who signs it; absent: itself. */
  issuer?: Credential;
  authority?: boolean;
  /** Names for which a TLS server answers. */
  hosts?: readonly string[];
  use?: 'server' | 'client';
  notBefore?: Date;
  notAfter?: Date;
}

/** Makes a P-521 key and a certificate for it, as the provider's own authority does. */
export async function makeCredential(options: CredentialOptions): Promise<Credential> {
  const x509 = await library();
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const issuer = options.issuer ? new x509.X509Certificate(options.issuer.cert) : undefined;
  const certificate = await x509.X509CertificateGenerator.create({
    serialNumber: randomBytes(12).toString('hex').replace(/^./, '1'),
    subject: `CN=${options.name}`,
    issuer: issuer?.subject ?? `CN=${options.name}`,
    notBefore: options.notBefore ?? new Date(Date.now() - DAY_MS),
    notAfter: options.notAfter ?? new Date(Date.now() + 3650 * DAY_MS),
    publicKey: keys.publicKey,
    signingKey: options.issuer ? await importKey(x509, options.issuer.key) : keys.privateKey,
    signingAlgorithm: ALGORITHM,
    extensions: await extensionsOf(x509, options, keys.publicKey, issuer),
  });
  return {
    key: x509.PemConverter.encode(await crypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY'),
    cert: certificate.toString('pem'),
  };
}

async function extensionsOf(
  x509: typeof X509,
  { authority = false, hosts, use }: CredentialOptions,
  publicKey: CryptoKey,
  issuer: X509.X509Certificate | undefined,
): Promise<X509.Extension[]> {
  const { keyCertSign, digitalSignature } = x509.KeyUsageFlags;
  return [
    new x509.BasicConstraintsExtension(authority, undefined, true),
    new x509.KeyUsagesExtension(authority ? keyCertSign : digitalSignature, true),
    await x509.SubjectKeyIdentifierExtension.create(publicKey),
    ...(issuer ? [await x509.AuthorityKeyIdentifierExtension.create(issuer.publicKey)] : []),
    ...(use
      ? [new x509.ExtendedKeyUsageExtension([use === 'server' ? '1.3.6.1.5.5.7.3.1' : '1.3.6.1.5.5.7.3.2'])]
      : []),
    ...(hosts
      ? [
          new x509.SubjectAlternativeNameExtension(
            hosts.map((value) => ({
              type: /^[\d.]+$/.test(value) ? ('ip' as const) : ('dns' as const),
              value,
            })),
          ),
        ]
      : []),
  ];
}

async function importKey(x509: typeof X509, pem: string): Promise<CryptoKey> {
  const der = x509.PemConverter.decodeFirst(pem);
  return crypto.subtle.importKey('pkcs8', der, ALGORITHM, false, ['sign']);
}
