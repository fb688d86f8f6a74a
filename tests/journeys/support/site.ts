import type { APIRequestContext } from '@playwright/test';
import { demoId } from '#server/database/demo/build/demo-id.ts';
import type { BodyOf, Contract, ParamsOf, QueryOf, ResponseOf } from '#shared/contracts/contract.ts';
import { listEvents } from '#shared/contracts/event.contract.ts';
import { followListing } from '#shared/contracts/listing.contract.ts';
import { listPrograms } from '#shared/contracts/program.contract.ts';
import { listResources } from '#shared/contracts/resource.contract.ts';
import { getStakeholder, listStakeholders } from '#shared/contracts/stakeholder.contract.ts';
import type { StakeholderCard } from '#shared/contracts/stakeholder-card.ts';
import type { ReviewStatus } from '#shared/domain/review.ts';
import type { Language } from '#shared/i18n/languages.ts';

interface CallInput<C extends Contract> {
  params?: ParamsOf<C>;
  query?: QueryOf<C>;
}

/** Reads the site through its API, to know what a page should show. */
export class Site {
  readonly request: APIRequestContext;
  readonly #language: Language;
  readonly origin: string;

  constructor(request: APIRequestContext, language: Language, origin: string) {
    this.request = request;
    this.#language = language;
    this.origin = origin;
  }

  /** The answer of a GET call; throws when it is none of success. */
  async read<C extends Contract>(contract: C, { params, query }: CallInput<C> = {}): Promise<ResponseOf<C>> {
    const given = (params ?? {}) as Record<string, string>;
    const path = contract.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(given[name] ?? ''),
    );
    const answer = await this.request.get(`${path}?${searchOf(query)}`, {
      headers: { 'accept-language': this.#language },
    });
    if (!answer.ok()) throw new Error(`${contract.id}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as ResponseOf<C>;
  }

  /** Posts to a call without parameters. */
  async send<C extends Contract>(contract: C, body: BodyOf<C>): Promise<ResponseOf<C>> {
    const answer = await this.request.post(contract.path, { data: body as object });
    if (!answer.ok()) throw new Error(`${contract.id}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as ResponseOf<C>;
  }

  /** Posts a form of several parts. */
  async sendForm<C extends Contract>(path: string, form: FormData): Promise<ResponseOf<C>> {
    const answer = await this.request.post(path, { multipart: form });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as ResponseOf<C>;
  }

  /** The first records of a category, newest first. */
  async stakeholders(
    category: string,
    query: QueryOf<typeof listStakeholders> = {},
  ): Promise<ResponseOf<typeof listStakeholders>> {
    return this.read(listStakeholders, { params: { category }, query });
  }

  /** One record of a category by its English name; without a name the newest of the demo data. */
  async stakeholder(category: string, name?: string): Promise<StakeholderCard> {
    const { data } = await this.stakeholders(category, { per_page: 100, ...(name ? { search: name } : {}) });
    const found = data.find((one) => (name ? one.name === name : isDemo(one)));
    return found ?? missing(`${category} ${name ?? ''}`);
  }

  /** The person behind a record; null where there is none. */
  async individualOf({ category, id }: Pick<StakeholderCard, 'category' | 'id'>): Promise<string | null> {
    const { data } = await this.read(getStakeholder, { params: { category, id } });
    return data?.individual_id ?? null;
  }

  /** Where a listing request stands; null when its link leads nowhere. */
  async statusOfRequest(token: string): Promise<ReviewStatus | null> {
    return this.read(followListing, { params: { token } }).then(
      ({ status }) => status,
      () => null,
    );
  }

  async program() {
    return (await this.read(listPrograms, ALL)).data.find(isDemo) ?? missing('program');
  }

  async event() {
    return (await this.read(listEvents, ALL)).data.find(isDemo) ?? missing('event');
  }

  async resource(resource: 'blog' | 'file') {
    const { data } = await this.read(listResources, { query: { resource, per_page: 100 } });
    return data.find(isDemo) ?? missing(resource);
  }
}

const ALL = { query: { per_page: 100 } };

/** The moment that ids begin with: it is the same in all of the demo data. */
const MOMENT = demoId('').slice(0, 13);

/** Whether a record is of the demo data: one that another journey has made may be put away at any moment. */
export const isDemo = ({ id }: { id: string }): boolean => id.startsWith(MOMENT);

function missing(what: string): never {
  throw new Error(`The demo data has no ${what}`);
}

function searchOf(query: unknown): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(name, String(one));
  }
  return search;
}
