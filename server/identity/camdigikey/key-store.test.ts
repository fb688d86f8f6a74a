import { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { certificatesOf, clientIdentityOf } from './key-store.ts';
import { KEYSTORE, RC2_KEYSTORE, RC2_TRUST_STORE } from './testing/stores.ts';

describe('PKCS#12 stores', () => {
  it('opens a trust store that OpenSSL 3 refuses', () => {
    expect(() => createSecureContext({ pfx: RC2_TRUST_STORE, passphrase: 'trust' })).toThrow();
    const [root] = certificatesOf(RC2_TRUST_STORE, 'trust');
    expect(root).toBeInstanceOf(X509Certificate);
    expect(root?.subject).toBe('CN=Test root');
    expect(root?.publicKey.asymmetricKeyDetails?.namedCurve).toBe('secp521r1');
  });

  it('hands a keystore of today to TLS as it is', () => {
    expect(clientIdentityOf(KEYSTORE, 'key')).toEqual({ pfx: KEYSTORE, passphrase: 'key' });
  });

  it('takes an old keystore apart, so that TLS can use it', () => {
    const identity = clientIdentityOf(RC2_KEYSTORE, 'key');
    expect(identity.pfx).toBeUndefined();
    expect(() => createSecureContext(identity as object)).not.toThrow();
  });

  it.each([RC2_TRUST_STORE, KEYSTORE, Buffer.from('no store')])(
    'says that a password or a store is wrong',
    (store) => {
      expect(() => certificatesOf(store, 'wrong')).toThrow(/broken or its password is wrong/);
    },
  );
});
