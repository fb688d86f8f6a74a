/** The two generations of the provider's API differ in their paths and a few fields; cryptography is the same. */
export type ApiGeneration = 'v2' | 'v3';

const V2 = '/api/v2.0/oauth2/client-lib';
const V3 = '/api/v3.0/authentication/service-account';

/** Path of each operation that signing in needs. */
export const PATHS = {
  v2: {
    certificates: '/api/v2.0/certificates/access-token-certificate-chain',
    loginToken: `${V2}/login-token`,
    exchange: `${V2}/access-token`,
    status: `${V2}/status-access-token`,
    refresh: `${V2}/refresh-access-token`,
    logout: `${V2}/logout-access-token`,
  },
  v3: {
    certificates: '/api/v3.0/authentication/certificates/access-token',
    loginToken: `${V3}/login-token`,
    exchange: `${V3}/access-token`,
    status: `${V3}/access-token/status`,
    refresh: `${V3}/refresh-access-token`,
    logout: `${V3}/access-token/logout`,
  },
} as const satisfies Record<ApiGeneration, Record<string, string>>;

export type Operation = keyof (typeof PATHS)['v2'];
