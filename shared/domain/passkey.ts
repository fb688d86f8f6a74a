/** How long the name of a passkey may be. */
export const PASSKEY_NAME_LENGTH = 60;
/** How many a person may have: a few devices and keys, not a store. */
export const MOST_PASSKEYS = 10;
