import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { BodyOf } from '#shared/contracts/contract.ts';
import type { addPasskey, PasskeyProof } from '#shared/contracts/passkey.contract.ts';

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const PRESENT = 0x01;
const WITH_KEY = 0x40;

export interface AuthenticatorOptions {
  /** The site whose page asks, as its browser sees it. */
  origin: string;
  /** The name the site gives itself; its host unless given. */
  rpId?: string;
}

/** A security key in software: one key pair, a counter, and the browser around it. */
export function anAuthenticator({ origin, rpId = new URL(origin).hostname }: AuthenticatorOptions) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const device = {
    id,
    counter: 0,
    /** Whether somebody touches it. */
    touched: true,
    make(challenge: string, change: { fmt?: string; attStmt?: Map<unknown, unknown> } = {}): NewPasskey {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([dataOf(WITH_KEY), Buffer.alloc(16), length, credentialId, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', change.fmt ?? 'none'],
        ['attStmt', change.attStmt ?? new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['usb'],
        },
      };
    },
    prove(challenge: string): PasskeyProof {
      device.counter += 1;
      const authenticatorData = dataOf(0);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const dataOf = (flags: number) => {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags | (device.touched ? PRESENT : 0));
    tail.writeUInt32BE(device.counter, 1);
    return Buffer.concat([sha256(rpId), tail]);
  };
  return device;
}

type NewPasskey = BodyOf<typeof addPasskey>['passkey'];
export type Authenticator = ReturnType<typeof anAuthenticator>;
