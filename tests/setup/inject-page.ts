import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** Asks for a page by the id of its record: the answer at the whole address, to which that leads once (ADR 25). */
export async function injectPage(
  app: FastifyInstance,
  asked: { url: string; headers?: Record<string, string> },
): Promise<LightMyRequestResponse> {
  const answer = await app.inject(asked);
  const { location } = answer.headers;
  return answer.statusCode === 301 && location ? app.inject({ ...asked, url: location }) : answer;
}
