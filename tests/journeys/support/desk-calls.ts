import type { APIRequestContext } from '@playwright/test';
import { prove } from './own-area.ts';
import { DEMO_PASSWORD } from './people.ts';

/** A message as the call takes it: Khmer stands apart. */
export interface DeskMessage {
  field: string | null;
  body?: string;
  body_kh?: string;
}

const REQUESTS = '/desk-api/v1/submissions/';
const CLAIMS = '/desk-api/v1/claims/';

/**
 * The desk through its calls: for a decision that a journey needs and does not show. On its pages one decides in
 * `desk.spec.ts`, `get-listed.spec.ts`, `suggestion.spec.ts` and `own-profile.spec.ts`.
 */
export class DeskCalls {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** The request that waits under a name, or has a reference; the newest. */
  async waiting(search: string): Promise<string> {
    const answer = await this.#request.get(REQUESTS, { params: { search, per_page: 100 } });
    const { data } = (await answer.json()) as { data: { id: string; name: string; reference: string }[] };
    const found = data.find(({ name, reference }) => [name, reference].includes(search));
    if (!found) throw new Error(`Nothing waits for ${search}: ${await answer.text()}`);
    return found.id;
  }

  /** The corrections whose words are found by these. */
  async corrections(search: string): Promise<{ id: string; reference: string }[]> {
    const answer = await this.#request.get('/desk-api/v1/corrections/', { params: { search, state: 'all' } });
    return ((await answer.json()) as { data: { id: string; reference: string }[] }).data;
  }

  /** Approves; the id of the profile that is public from here on, where it is one. */
  async approve(id: string): Promise<string | null> {
    const { stakeholder_id } = await this.#decide(id, 'approve', {});
    return stakeholder_id as string | null;
  }

  /** Returns with messages. */
  async giveBack(id: string, messages: readonly DeskMessage[]): Promise<void> {
    await this.#decide(id, 'return', { messages });
  }

  /** Rejects with a reason. */
  async reject(id: string, reason: string): Promise<void> {
    await this.#decide(id, 'reject', { reason });
  }

  /** Decides a claim. */
  async decideClaim(id: string, verb: 'approve' | 'keep', text: string): Promise<void> {
    // A page is given to nobody by a session alone.
    if (verb === 'approve') await prove(this.#request, DEMO_PASSWORD);
    await this.#decide(id, verb, { text }, CLAIMS);
  }

  async #decide(
    id: string,
    verb: string,
    decision: object,
    base = REQUESTS,
  ): Promise<Record<string, unknown>> {
    const { version } = (await (await this.#request.get(`${base}${id}/`)).json()) as { version: number };
    const answer = await this.#request.post(`${base}${id}/${verb}/`, { data: { version, ...decision } });
    if (!answer.ok()) throw new Error(`${verb}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  }
}
