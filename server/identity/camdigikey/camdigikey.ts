import type { X509Certificate } from 'node:crypto';
import { isThisMachine } from '../../this-machine.ts';
import { IdentityError } from '../identity-error.ts';
import type { IdentityProvider, ReplayStore } from '../provider.ts';
import { type ApiGeneration, type Operation, PATHS } from './api-paths.ts';
import { signerOf } from './certificate-path.ts';
import { type EnvelopeKeys, openResponse, sealRequest } from './envelope.ts';
import { readProfile } from './read-profile.ts';
import { createSignerCache } from './signer-cache.ts';
import type { Transport } from './tls-transport.ts';
import { isSignedBy, type ProviderToken, parseToken, replayKey } from './token.ts';

export interface CamDigiKeyOptions {
  generation: ApiGeneration;
  /** As registered with the provider, without "https://". */
  domain: string;
  keys: EnvelopeKeys;
  /** Pinned roots of the provider's token signers. */
  roots: readonly X509Certificate[];
  /** Hosts of the provider's sign-in page, e.g. "auth.camdigikey.gov.kh". */
  loginHosts: readonly string[];
  /** A sign-in page without TLS is taken where it is on this machine: a simulated provider. */
  plainLogin: boolean;
  /** The provider confirmed for our account that it sends callback variables back. */
  echoesState: boolean;
  transport: Transport;
  replays: ReplayStore;
  signerMaxAgeMs: number;
  signerPauseMs: number;
  now?: () => number;
}

/** Tokens are refused a second time for this long; far longer than any of them lives. */
const REPLAY_SECONDS = 48 * 60 * 60;

/** Provider error numbers with a meaning of their own for us; all others are `provider_rejected`. */
const KNOWN_NUMBERS = new Map([
  [101, 'token_signature_invalid'],
  [103, 'token_expired'],
  [104, 'account_disabled'],
] as const);

/** The CamDigiKey provider, both generations of its API. */
export function createCamDigiKey(options: CamDigiKeyOptions): IdentityProvider {
  const { generation, domain, keys, transport, replays, now = Date.now } = options;
  const { clientId } = keys;
  const signers = createSignerCache({
    async fetch() {
      const answer = await transport('GET', PATHS[generation].certificates);
      return signerOf(dataOf(answer), options.roots, new Date(now()));
    },
    maxAgeMs: options.signerMaxAgeMs,
    pauseMs: options.signerPauseMs,
    now,
  });

  async function ask(operation: Operation, body: object): Promise<Record<string, unknown>> {
    const answer = await transport('POST', PATHS[generation][operation], sealRequest(keys, body));
    const data = dataOf(openResponse(keys, answer));
    if (typeof data !== 'object' || data === null) throw flaw('the answer has no data');
    return data as Record<string, unknown>;
  }

  /** Checks who signed; a signer that changed meanwhile is asked for once. */
  async function checkSignature(token: ProviderToken): Promise<void> {
    const signer = await signers.current();
    if (isSignedBy(token, signer.key)) return;
    const renewed = await signers.renewed(signer);
    if (!renewed || !isSignedBy(token, renewed.key))
      throw new IdentityError('token_signature_invalid', 'the token is not signed by the provider');
  }

  /** A token that the provider made and that has not ended. */
  async function genuine(input: string): Promise<ProviderToken> {
    const token = parseToken(input);
    if (token.expiresAt && token.expiresAt.getTime() <= now())
      throw new IdentityError('token_expired', 'the header says that the token has ended');
    await checkSignature(token);
    return token;
  }

  return {
    id: 'camdigikey',
    echoesState: options.echoesState,
    async requestLogin({ state }) {
      const callbackVars = options.echoesState ? { state } : null;
      const { loginUrl } = await ask('loginToken', {
        clientId,
        domain,
        requestedDate: now(),
        ...(options.echoesState || generation === 'v3' ? { callbackVars } : {}),
      });
      return { login_url: checkedLoginUrl(loginUrl, options) };
    },
    recognise: async (input) => replayKey(await genuine(input)),
    async completeLogin(input) {
      const token = await genuine(input);
      if (!(await replays.reserve(replayKey(token), REPLAY_SECONDS)))
        throw new IdentityError('token_replayed', 'the token was used before');
      const { accessToken } = await ask('exchange', { clientId, authToken: token.text });
      await checkSignature(parseAnswered(accessToken));
      const status = await ask('status', { clientId, accessToken });
      return readProfile(status, domain, new Date(now()));
    },
  };
}

/** `data` of a reply whose `error` is 0. */
function dataOf(answer: unknown): unknown {
  const { error, message, data } = (answer ?? {}) as { error?: unknown; message?: unknown; data?: unknown };
  if (typeof error !== 'number') throw flaw('the answer says neither success nor failure');
  if (error === 0) return data;
  throw new IdentityError(
    KNOWN_NUMBERS.get(error as 101) ?? 'provider_rejected',
    `the provider answered ${error}: ${String(message).slice(0, 200)}`,
    { providerCode: error },
  );
}

/** A token in an answer: if it is none, the fault is the provider's and not the person's. */
function parseAnswered(input: unknown): ProviderToken {
  try {
    return parseToken(input);
  } catch (cause) {
    throw new IdentityError('provider_protocol', 'the answer holds no token', { cause });
  }
}

function checkedLoginUrl(value: unknown, { loginHosts, plainLogin }: CamDigiKeyOptions): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null;
  const allowed =
    url && (url.protocol === 'https:' || (plainLogin && url.protocol === 'http:' && isThisMachine(url.href)));
  if (!url || !allowed || !loginHosts.includes(url.host) || url.username || url.password)
    throw flaw('the sign-in page is not at a known address');
  return value as string;
}

const flaw = (message: string) => new IdentityError('provider_protocol', message);
