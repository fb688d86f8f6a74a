/** Everything that can go wrong when signing in by an identity provider, with the HTTP status the browser gets. */
export const IDENTITY_ERRORS = {
  /** Not a token at all: parts, alphabet or length are wrong. */
  token_malformed: 400,
  /** Changed on the way, or signed by somebody else. */
  token_signature_invalid: 401,
  token_expired: 401,
  token_replayed: 401,
  /** Two browsers that were both on their way showed it: one of them has it from the other. */
  token_disputed: 401,
  /** The provider says that the token is no longer active. */
  token_inactive: 401,
  /** The browser that comes back is not the one that left. */
  login_state_mismatch: 401,
  account_disabled: 403,
  /** The provider refused for a reason of its own. */
  provider_rejected: 502,
  /** The provider's answer cannot be trusted or understood. */
  provider_protocol: 502,
  provider_unavailable: 503,
  provider_timeout: 504,
} as const;

export type IdentityErrorCode = keyof typeof IDENTITY_ERRORS;

/** `providerCode` and the message are for logs; people read a text of ours by `code`. */
export class IdentityError extends Error {
  readonly code: IdentityErrorCode;
  readonly providerCode: number | undefined;

  constructor(
    code: IdentityErrorCode,
    message: string,
    options: ErrorOptions & { providerCode?: number } = {},
  ) {
    super(message, options);
    this.name = 'IdentityError';
    this.code = code;
    this.providerCode = options.providerCode;
  }
}
