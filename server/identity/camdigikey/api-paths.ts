/** The two generations of the provider's API differ in their paths and a few fields; cryptography is the same. */
export type ApiGeneration = 'v2' | 'v3';

const V2 = '/api/v2.0/oauth2/client-lib';
const V3 = '/api/v3.0/authentication/service-account';

/** Path of every operation of the provider; signing in needs the first four. */
export const PATHS = {
  v2: {
    certificates: '/api/v2.0/certificates/access-token-certificate-chain',
    loginToken: `${V2}/login-token`,
    exchange: `${V2}/access-token`,
    status: `${V2}/status-access-token`,
    refresh: `${V2}/refresh-access-token`,
    logout: `${V2}/logout-access-token`,
    organization: `${V2}/organization-access-token`,
    lookup: `${V2}/user-lookup-profile`,
    verifyAccount: `${V2}/verify-user-profile`,
    face: `${V2}/user-face`,
  },
  v3: {
    certificates: '/api/v3.0/authentication/certificates/access-token',
    loginToken: `${V3}/login-token`,
    exchange: `${V3}/access-token`,
    status: `${V3}/access-token/status`,
    refresh: `${V3}/refresh-access-token`,
    logout: `${V3}/access-token/logout`,
    organization: `${V3}/organization-access-token`,
    lookup: `${V3}/lookup`,
    verifyAccount: `${V3}/lookup/user-profile`,
    face: `${V3}/user-face`,
  },
} as const satisfies Record<ApiGeneration, Record<string, string>>;

export type Operation = keyof (typeof PATHS)['v2'];
