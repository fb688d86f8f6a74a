import { createHmac } from 'node:crypto';

/**
 * The secret of the invitation to own a page that comes with the approval of a listing request. It is worked out from the
 * request, so that the letter about the decision carries it although only its hash is kept.
 */
export function ownerSecret(key: Uint8Array, submissionId: string): string {
  return createHmac('sha256', key).update(`owner ${submissionId}`).digest('base64url');
}
