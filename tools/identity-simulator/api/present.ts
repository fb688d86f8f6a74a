import type { ApiGeneration } from '#server/identity/camdigikey/api-paths.ts';
import { type Persona, personalCodeOf, subjectOf } from '../state/personas.ts';
import type { AccessToken } from '../state/state.ts';
import type { OperationContext } from './reply.ts';

export const USER_STATUS: Record<Persona['status'], number> = {
  disabled: 0,
  enabled: 1,
  expired: 2,
  deleted: 4,
};

/** What the provider says of an access token: the person's profile, or that it is an organisation's. */
export function presentStatus(
  { token, jwtId, persona, issuedAt, expiresAt, active }: AccessToken,
  { state, domain }: OperationContext,
): Record<string, unknown> {
  const enabled = persona === null || persona.status === 'enabled';
  return {
    ...(persona ? presentPerson(persona) : {}),
    iss: 'CamDX-CamDigiKey',
    type: persona ? 'USER' : 'ORGANIZATION',
    domain,
    jti: jwtId,
    iat: issuedAt,
    nbf: issuedAt,
    exp: expiresAt,
    status: active && enabled && expiresAt > state.now(),
    accessToken: token,
  };
}

function presentPerson({ id, label: _label, label_kh: _labelKh, status: _status, ...fields }: Persona) {
  return { ...fields, camdigikey_id: subjectOf(id), personal_code: personalCodeOf(id) };
}

/** A person under the names that the two calls about accounts use. */
export function presentAccount(persona: Persona, generation: ApiGeneration): Record<string, unknown> {
  const { id, gender, nationality } = persona;
  return {
    personal_code: personalCodeOf(id),
    camdigikey_id: subjectOf(id),
    surname_kh: persona.last_name_kh,
    given_name_kh: persona.first_name_kh,
    surname_en: persona.last_name_en,
    given_name_en: persona.first_name_en,
    mobile_phone_number: persona.mobile_phone,
    email_address: persona.email,
    ...(generation === 'v3' ? { gender, nationality } : {}),
  };
}
