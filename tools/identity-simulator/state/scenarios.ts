import type { Operation } from '#server/identity/camdigikey/api-paths.ts';
import type { EnvelopeFlaw } from '../crypto/envelope.ts';
import { type Material, makeSigner } from '../crypto/material.ts';
import type { MintFlaw } from '../crypto/mint.ts';
import { makeCredential } from '../crypto/pki.ts';

/** One way for the simulated provider to misbehave. */
export interface Scenario {
  /** Which calls it takes hold of; all when absent. */
  on?: readonly Operation[];
  /** Makes the tokens it hands out wrong. */
  mint?: MintFlaw;
  envelope?: EnvelopeFlaw;
  /** Answers with this instead of an envelope; `hang` never answers. */
  http?: { status: number; body: string } | 'hang';
  /** Answers with this failure inside the envelope. */
  error?: { number: number; message: string };
  /** Changes the data of a status reply. */
  status?: (data: Record<string, unknown>) => Record<string, unknown>;
  /** The list of certificates, and the key that really signs. */
  chain?: (material: Material) => Promise<{ certificates: string[]; signerKey?: string }>;
  /** Sends no data at all. */
  noData?: true;
}

const ENVELOPED = ['loginToken', 'exchange', 'status'] as const;
const seconds = (data: Record<string, unknown>) => Math.floor(Number(data.exp) / 1000);

/** Scenarios by the name they have in `POST /__sim/scenario`. */
export const SCENARIOS = {
  'exchange-expired': { on: ['exchange'], error: { number: 103, message: 'expired access token' } },
  'exchange-disabled': { on: ['exchange'], error: { number: 104, message: 'disabled access token' } },
  'exchange-refused': { on: ['exchange'], error: { number: 999, message: 'something else' } },
  'wrong-domain': { on: ['loginToken'], error: { number: 1, message: 'service account not found' } },
  'single-hash': { mint: 'single-hash' },
  p1363: { mint: 'p1363' },
  'alg-none': { mint: 'alg-none' },
  'alg-es512': { mint: 'alg-es512' },
  'status-false': { on: ['status'], status: (data) => ({ ...data, status: false }) },
  'other-domain': { on: ['status'], status: (data) => ({ ...data, domain: 'somebody.example' }) },
  organization: { on: ['status'], status: (data) => ({ ...data, type: 'ORGANIZATION' }) },
  'missing-subject': { on: ['status'], status: ({ camdigikey_id: _, ...data }) => data },
  'null-fields': {
    on: ['status'],
    status: (data) => ({
      ...data,
      email: null,
      mobile_phone: null,
      dob: null,
      gender: null,
      nationality: null,
      first_name_kh: null,
    }),
  },
  'exp-seconds': { on: ['status'], status: (data) => ({ ...data, exp: seconds(data) }) },
  'exp-text': { on: ['status'], status: (data) => ({ ...data, exp: String(seconds(data)) }) },
  'exp-iso': {
    on: ['status'],
    status: (data) => ({ ...data, exp: new Date(Number(data.exp)).toISOString() }),
  },
  'missing-data': { on: ['exchange'], noData: true },
  'wrong-hmac': { on: ENVELOPED, envelope: 'wrong-hmac' },
  'flipped-ciphertext': { on: ENVELOPED, envelope: 'flipped-ciphertext' },
  'hmac-over-text': { on: ENVELOPED, envelope: 'hmac-over-text' },
  'http-500': { http: { status: 500, body: '{"error":1}' } },
  html: { http: { status: 200, body: '<!doctype html><title>Maintenance</title>' } },
  hang: { http: 'hang' },
  'certificates-down': { on: ['certificates'], http: { status: 503, body: '' } },
  'rogue-chain': {
    on: ['certificates'],
    async chain() {
      const rogue = await makeCredential({ name: 'Simulated token signer', authority: true });
      return { certificates: [rogue.cert], signerKey: rogue.key };
    },
  },
  'rogue-leaf': {
    on: ['certificates'],
    async chain({ root }) {
      const rogue = await makeCredential({ name: 'Simulated token signer' });
      return { certificates: [rogue.cert, root.cert], signerKey: rogue.key };
    },
  },
  'chain-without-root': {
    on: ['certificates'],
    chain: async ({ signer, intermediate }) => ({ certificates: [signer.cert, intermediate.cert] }),
  },
  'expired-signer': {
    on: ['certificates'],
    async chain({ intermediate, root }) {
      const old = await makeSigner(intermediate, new Date(Date.now() - 60_000));
      return { certificates: [old.cert, intermediate.cert, root.cert], signerKey: old.key };
    },
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;
export const isScenario = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(SCENARIOS, name);
