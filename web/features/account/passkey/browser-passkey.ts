import type { BodyOf, ResponseOf } from '#shared/contracts/contract.ts';
import type {
  addPasskey,
  beginPasskey,
  PasskeyProof,
  PasskeyQuestion,
} from '#shared/contracts/passkey.contract.ts';

/** Why there is no passkey: given up or timed out, there is one already, this browser or address knows none. */
export type NoPasskey = 'given-up' | 'exists' | 'unknown';

const load = () => import('@simplewebauthn/browser');
const isKnown = () => typeof window.PublicKeyCredential === 'function';

/** Makes a passkey on this device or a key; the browser asks its owner. */
export async function makePasskey(
  options: ResponseOf<typeof beginPasskey>,
): Promise<BodyOf<typeof addPasskey>['passkey'] | NoPasskey> {
  if (!isKnown()) return 'unknown';
  const { startRegistration } = await load();
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options as never });
    const { clientDataJSON, attestationObject, transports } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  } catch (error) {
    return whyNot(error);
  }
}

/** Has one of the passkeys sign; the browser asks its owner. */
export async function proveByPasskey(question: PasskeyQuestion): Promise<PasskeyProof | NoPasskey> {
  if (!isKnown()) return 'unknown';
  const { startAuthentication } = await load();
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: question as never });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
  } catch (error) {
    return whyNot(error);
  }
}

function whyNot(error: unknown): NoPasskey {
  const { name, cause } = error as { name?: string; cause?: { name?: string } };
  const names = [name, cause?.name];
  if (names.includes('InvalidStateError')) return 'exists';
  return names.includes('SecurityError') || names.includes('NotSupportedError') ? 'unknown' : 'given-up';
}
