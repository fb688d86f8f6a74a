import type { FastifyRequest } from 'fastify';
import type { Language } from '#shared/i18n/languages.ts';
import type { Services } from '../services.ts';
import { visitor } from './actor.ts';
import { visitorHash } from './caller.ts';
import type { Caller } from './dispatch.ts';

/** A visitor about whom nothing else is known: for pages that say the same to everybody. */
export function stranger(services: Services, request: FastifyRequest, language: Language): Caller {
  return {
    services,
    language,
    actor: visitor,
    bearer: false,
    requestId: request.id,
    ipHash: visitorHash(services, request),
    networkHash: '',
    aroundHash: '',
    userAgent: '',
    refreshCookie: undefined,
    setCookie: () => {},
  };
}
