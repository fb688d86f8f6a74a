import forge from 'node-forge';
import type { Credential } from './pki.ts';

const { asn1, pkcs12, pki } = forge;
const { UNIVERSAL, CONTEXT_SPECIFIC } = asn1.Class;
type Node = forge.asn1.Asn1;

/** Rounds of the derivation of keys. */
const ROUNDS = 2048;
const RC2_40_CBC = '1.2.840.113549.1.12.1.6';
/** Java believes only certificates that carry this. */
const TRUSTED_KEY_USAGE = '2.16.840.1.113894.746875.1.1';
const ANY_USAGE = '2.5.29.37.0';

/**
 * A keystore as the provider hands it to its clients: key and certificate, and the authority that vouches for the server.
 * node-forge's own writer knows RSA only, so the store is put together here.
 */
export function makeKeystore(client: Credential, root: string, password: string): Buffer {
  const key = pki.encryptPrivateKeyInfo(asn1.fromDer(derOf(client.key)), password, {
    algorithm: 'aes256',
    count: ROUNDS,
    prfAlgorithm: 'sha256',
  });
  const names = [nameOf('mobile_id_tls_key'), attribute(oidOf('localKeyId'), octets('1'))];
  const bags = [
    bag('pkcs8ShroudedKeyBag', key, names),
    certificateBag(client.cert, names),
    certificateBag(root, [nameOf('mobile_id_root')]),
  ];
  return store(plainContents(bags), password);
}

/** A trust store of one root in the old encryption that the provider's own has (RC2, 40 bit). */
export function makeTrustStore(root: string, password: string): Buffer {
  const trusted = attribute(TRUSTED_KEY_USAGE, oid(ANY_USAGE));
  return store(oldContents([certificateBag(root, [nameOf('mobile_id_root'), trusted])], password), password);
}

function store(contents: Node, password: string): Buffer {
  const safe = der(seq(contents));
  const salt = forge.random.getBytesSync(8);
  const mac = forge.hmac.create();
  mac.start('sha1', derivedKey(password, salt, 3, 20).getBytes());
  mac.update(safe);
  const algorithm = seq(oid(oidOf('sha1')), asn1.create(UNIVERSAL, asn1.Type.NULL, false, ''));
  const digest = seq(algorithm, octets(mac.digest().getBytes()));
  const pfx = seq(
    integer(3),
    seq(oid(oidOf('data')), inside(octets(safe))),
    seq(digest, octets(salt), integer(ROUNDS)),
  );
  return Buffer.from(der(pfx), 'binary');
}

const plainContents = (bags: Node[]): Node => seq(oid(oidOf('data')), inside(octets(der(seq(...bags)))));

function oldContents(bags: Node[], password: string): Node {
  const salt = forge.random.getBytesSync(8);
  const cipher = forge.rc2.createEncryptionCipher(derivedKey(password, salt, 1, 5), 40);
  cipher.start(derivedKey(password, salt, 2, 8).getBytes());
  cipher.update(forge.util.createBuffer(der(seq(...bags))));
  cipher.finish();
  const algorithm = seq(oid(RC2_40_CBC), seq(octets(salt), integer(ROUNDS)));
  const sealed = asn1.create(CONTEXT_SPECIFIC, 0 as never, false, cipher.output.getBytes());
  return seq(
    oid(oidOf('encryptedData')),
    inside(seq(integer(0), seq(oid(oidOf('data')), algorithm, sealed))),
  );
}

const bag = (type: string, content: Node, attributes: Node[]): Node =>
  seq(oid(oidOf(type)), inside(content), set(...attributes));

const certificateBag = (pem: string, attributes: Node[]): Node =>
  bag('certBag', seq(oid(oidOf('x509Certificate')), inside(octets(derOf(pem)))), attributes);

const attribute = (type: string, value: Node): Node => seq(oid(type), set(value));
const nameOf = (name: string): Node =>
  attribute(oidOf('friendlyName'), asn1.create(UNIVERSAL, asn1.Type.BMPSTRING, false, name));

const derivedKey = (password: string, salt: string, use: number, bytes: number) =>
  pkcs12.generateKey(password, forge.util.createBuffer(salt), use as never, ROUNDS, bytes);

const oidOf = (name: string): string => pki.oids[name] as string;
const derOf = (pem: string): string => forge.pem.decode(pem)[0]?.body ?? '';
const der = (node: Node): string => asn1.toDer(node).getBytes();
const seq = (...parts: Node[]): Node => asn1.create(UNIVERSAL, asn1.Type.SEQUENCE, true, parts);
const set = (...parts: Node[]): Node => asn1.create(UNIVERSAL, asn1.Type.SET, true, parts);
const inside = (part: Node): Node => asn1.create(CONTEXT_SPECIFIC, 0 as never, true, [part]);
const octets = (bytes: string): Node => asn1.create(UNIVERSAL, asn1.Type.OCTETSTRING, false, bytes);
const oid = (dotted: string): Node =>
  asn1.create(UNIVERSAL, asn1.Type.OID, false, asn1.oidToDer(dotted).getBytes());
const integer = (value: number): Node =>
  asn1.create(UNIVERSAL, asn1.Type.INTEGER, false, asn1.integerToDer(value).getBytes());
