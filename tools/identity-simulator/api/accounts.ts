import { personalCodeOf } from '../state/personas.ts';
import { drawFace } from './draw-face.ts';
import { findActive, findToken, isReply } from './find-token.ts';
import { presentAccount, USER_STATUS } from './present.ts';
import { FAILURES, failure, type SimulatedCall, success } from './reply.ts';

/** A token for the organisation itself, without a person. */
export const organization: SimulatedCall = (body, { state, generation, domain }) => {
  if (body.domain !== domain) return FAILURES.unknownAccount;
  const { token, issuedAt } = state.newAccess(generation, null);
  return success({ accessToken: token, ...(generation === 'v3' ? { created_date: issuedAt } : {}) });
};

/** The account with a number of an identity card, for whoever holds a good token of a person or an organisation. */
export const lookup: SimulatedCall = (body, { state, generation, domain }) => {
  if (body.domain !== domain) return FAILURES.unknownAccount;
  const access = findActive(state, body.accessToken);
  if (isReply(access)) return access;
  const persona = [...state.personas.values()].find(({ id }) => personalCodeOf(id) === body.personalCode);
  if (!persona || persona.status === 'deleted') return failure(2, 'user account not found');
  const { token, expiresAt } = state.newAccount(generation, persona);
  return success({
    ...presentAccount(persona, generation),
    expired_date: expiresAt,
    account_token: token,
  });
};

export const verifyAccount: SimulatedCall = (body, { state, generation, domain }) => {
  if (body.domain !== domain) return FAILURES.unknownAccount;
  const account = findToken(state.accounts, body.accountToken, state);
  if (isReply(account)) return account;
  const { persona } = account;
  return success({
    ...presentAccount(persona, generation),
    ...(generation === 'v3' ? { user_status: USER_STATUS[persona.status] } : {}),
  });
};

/** A drawn portrait; the provider says neither format nor size. */
export const face: SimulatedCall = ({ accessToken }, { state }) => {
  const access = findActive(state, accessToken);
  if (isReply(access)) return access;
  return access.persona
    ? success({ face: drawFace(access.persona) })
    : failure(106, 'the token is not one of a person');
};
