/** Status of each problem code, as every call answers it. */
export const PROBLEM_STATUS: Readonly<Record<string, number>> = {
  bad_request: 400,
  not_signed_in: 401,
  session_ended: 401,
  forbidden_origin: 400,
  not_found: 404,
  gone: 410,
  conflict: 409,
  stale_version: 409,
  too_large: 413,
  invalid: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
  no_room: 507,
};

export interface CallShape {
  method: string;
  access: string;
  parameters: readonly { name: string; place: 'path' | 'query' }[];
  hasBody: boolean;
}

/** The problems a call can answer with, beyond `internal` and `unavailable`, which any can. */
export function problemsOf({ method, access, parameters, hasBody }: CallShape): string[] {
  const writes = method !== 'GET';
  const atPath = parameters.some(({ place }) => place === 'path');
  return [
    ...(hasBody ? ['bad_request'] : []),
    ...(access === 'public' ? [] : ['not_signed_in', 'session_ended']),
    ...(atPath || access.startsWith('desk') ? ['not_found'] : []),
    ...(writes && atPath ? ['conflict'] : []),
    ...(hasBody ? ['too_large'] : []),
    ...(hasBody || parameters.some(({ place }) => place === 'query') ? ['invalid'] : []),
    'too_many',
  ];
}
