import { createPrivateKey, X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import forge from 'node-forge';
import type { TlsMaterial } from './tls-transport.ts';

/** One thing in a PKCS#12 store. `asn1` is set where node-forge cannot model the key (elliptic curves). */
type Bag = forge.pkcs12.Bag & { asn1?: forge.asn1.Asn1 };

/**
 * Certificates of a PKCS#12 store in their order. Reads old stores too (RC2-40), which OpenSSL 3 and so Node's own TLS
 * refuse. Throws an Error that says whether the store or its password is wrong.
 */
export function certificatesOf(store: Buffer, password: string): X509Certificate[] {
  const bags = bagsOf(store, password, forge.pki.oids.certBag!);
  return bags.flatMap((bag) => {
    const asn1 = bag.asn1 ?? (bag.cert ? forge.pki.certificateToAsn1(bag.cert) : undefined);
    return asn1 ? [new X509Certificate(derOf(asn1))] : [];
  });
}

/** A client keystore as Node's TLS takes it: as it is, or as PEM where OpenSSL cannot open it. */
export function clientIdentityOf(store: Buffer, password: string): TlsMaterial {
  try {
    createSecureContext({ pfx: store, passphrase: password });
    return { pfx: store, passphrase: password };
  } catch {
    const { pkcs8ShroudedKeyBag, keyBag } = forge.pki.oids;
    const [bag] = [...bagsOf(store, password, pkcs8ShroudedKeyBag!), ...bagsOf(store, password, keyBag!)];
    const asn1 =
      bag?.asn1 ?? (bag?.key ? forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(bag.key)) : undefined);
    if (!asn1) throw new Error('The keystore holds no private key.');
    const key = createPrivateKey({ key: derOf(asn1), format: 'der', type: 'pkcs8' });
    const own = certificatesOf(store, password).sort(
      (a, b) => Number(b.checkPrivateKey(key)) - Number(a.checkPrivateKey(key)),
    );
    return {
      key: key.export({ format: 'pem', type: 'pkcs8' }) as string,
      cert: own.map((certificate) => certificate.toString()).join('\n'),
    };
  }
}

function bagsOf(store: Buffer, password: string, type: string): Bag[] {
  try {
    const asn1 = forge.asn1.fromDer(store.toString('binary'));
    return (forge.pkcs12.pkcs12FromAsn1(asn1, false, password).getBags({ bagType: type })[type] ??
      []) as Bag[];
  } catch (cause) {
    throw new Error('The PKCS#12 store cannot be opened: it is broken or its password is wrong.', { cause });
  }
}

const derOf = (asn1: forge.asn1.Asn1): Buffer => Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary');
