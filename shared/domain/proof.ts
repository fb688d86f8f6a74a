/** How a signed-in person shows once more that it is them. */
export const PROOF_WAYS = ['password', 'passkey', 'code', 'identity', 'mail'] as const;
export type ProofWay = (typeof PROOF_WAYS)[number];

/** How long a proof counts in its session, for everything that asks for one. */
export const PROOF_MINUTES = 10;
/** How long a code by mail is good for, at least. */
export const PROOF_CODE_MINUTES = 15;

/** Where it is shown. */
export const PROOF_PATH = '/user/profile/confirm';
/** That page, leading back to where something was asked for. */
export const proofPath = (back: string) => `${PROOF_PATH}?back=${encodeURIComponent(back)}`;
/** That page beside a form that waits in another tab: it leads back to itself. */
export const PROOF_APART = proofPath(proofPath(PROOF_PATH));
