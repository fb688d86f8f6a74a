import { beforeAll, describe, expect, it } from 'vitest';
import { publishData } from '#server/areas/insight/open-data/publish-data.ts';
import type { MergeComparison } from '#shared/contracts/merge.contract.ts';
import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import type { Dataset } from '#shared/domain/insight/datasets.ts';
import { cleanValues } from '#shared/domain/listing/clean-answers.ts';
import type { ListingField } from '#shared/domain/listing/listing-field.ts';
import { STAKEHOLDER_KINDS, type StakeholderKind, slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { everyField, pageFieldsOf, type Round, type Slugs } from '#tests/factories/every-field.ts';
import { does, edits, joins, profileOf } from '#tests/factories/profile.ts';
import { deskCall, listingInReview, submissionRow, versionOf } from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

/**
 * What somebody says in any field of any kind arrives: on the page, in a change of it, through a merge and back, and in open data.
 * A field that some list forgets is lost without a word; this is where it is missed.
 */
const test = setUpApp({ masterLists: true, env: { DECISION_HOLD_SECONDS: '0' } });
let reviewer: TestPerson;
let owner: TestPerson;
let slugs: Slugs;
const pages = {} as Record<StakeholderKind, string>;

beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
  owner = await test.signIn();
  const { rows } = await test.services.database.pool.query<{ list: string; slugs: string[] }>(
    'select kind as list, array_agg(slug order by position, slug) as slugs from taxonomy_term group by kind',
  );
  slugs = Object.fromEntries(rows.map(({ list, slugs }) => [list, slugs]));
});

const KINDS = STAKEHOLDER_KINDS;
const categoryOf = (kind: StakeholderKind) => slugOf(kind, kind === 'other' ? 'corporate' : null);

async function detailOf(kind: StakeholderKind, id: string, headers: Record<string, string> = {}) {
  const response = await test.call({ headers }, 'GET', `/api/v1/stakeholder/${categoryOf(kind)}/${id}/`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ data: StakeholderDetail }>().data;
}

async function approved(kind: StakeholderKind, round: Round): Promise<string> {
  const { id } = await listingInReview(test, kind, everyField(kind, round, slugs));
  const response = await deskCall(test, reviewer, id, 'approve', { version: await versionOf(test, id) });
  expect(response.statusCode, response.body).toBe(200);
  return (await submissionRow(test, id))!.stakeholder_id!;
}

/** What the page says of a field, in the words of its form. */
function saidOf(detail: StakeholderDetail, { name }: ListingField): unknown {
  const named = detail as unknown as Record<string, unknown>;
  if (name in detail.terms) return detail.terms[name as keyof typeof detail.terms].map(({ slug }) => slug);
  if (name === 'type_slug') return detail.category;
  if (name === 'startup_areas') return detail.areas.map(({ code }) => code);
  if (name === 'province_code') return detail.province?.code;
  if (name === 'bio' || name === 'bio_kh') return named[name.replace('bio', 'description')];
  if (name === 'ticket_min' || name === 'ticket_max') return Number(named[name]) / 100;
  if (detail.individual && name in detail.individual)
    return detail.individual[name as keyof typeof detail.individual];
  return named[name];
}

const listed = (value: unknown) => [value].flat().map(String).sort();

/** Every field with what was sent for it and what the page says, side by side. */
function sideBySide(kind: StakeholderKind, detail: StakeholderDetail, round: Round) {
  const sent = cleanValues(kind, everyField(kind, round, slugs));
  const fields = pageFieldsOf(kind);
  return [
    Object.fromEntries(fields.map((field) => [field.name, listed(saidOf(detail, field))])),
    Object.fromEntries(fields.map((field) => [field.name, listed(sent[field.name])])),
  ] as const;
}

describe.each(KINDS)('every field of a %s', (kind) => {
  it('is on the page that its request makes (3.019 to 3.026)', async () => {
    pages[kind] = await approved(kind, 0);
    const [said, sent] = sideBySide(kind, await detailOf(kind, pages[kind], owner.headers), 0);
    expect(said).toEqual(sent);
    expect(Object.values(sent).every((values) => values[0] !== 'undefined')).toBe(true);
  });

  it('is what its owner changed it to, once the desk agreed', async () => {
    await joins(test, owner, pages[kind], 'owner');
    await edits(test, owner, pages[kind], everyField(kind, 1, slugs));
    await does(test, owner, pages[kind], 'submit');
    const { review } = await profileOf(test, owner, pages[kind]);
    const response = await deskCall(test, reviewer, review!.id, 'approve', {
      version: await versionOf(test, review!.id),
    });
    expect(response.statusCode, response.body).toBe(200);
    const [said, sent] = sideBySide(kind, await detailOf(kind, pages[kind], owner.headers), 1);
    expect(said).toEqual(sent);
  });

  it('can be taken over from a second page of the same, and given back', async () => {
    const twin = await approved(kind, 0);
    const url = `/desk-api/v1/merges/`;
    const { headers } = reviewer;
    const compared = await test.call({ headers }, 'GET', `${url}compare/?from=${twin}&into=${pages[kind]}`);
    const { from, into, fields } = compared.json<MergeComparison>();
    const choices = Object.fromEntries(fields.map(({ name }) => [name, 'from']));
    const payload = { from: twin, into: pages[kind], from_version: from.version, into_version: into.version };
    const merged = await test.call({ headers }, 'POST', url, { ...payload, choices });
    expect(merged.statusCode, merged.body).toBe(201);
    const [said, sent] = sideBySide(kind, await detailOf(kind, pages[kind], owner.headers), 0);
    expect(said).toEqual(sent);

    const undo = `${url}${merged.json<{ id: string }>().id}/undo/`;
    const undone = await test.call({ headers }, 'POST', undo, {});
    expect(undone.statusCode, undone.body).toBe(200);
    const [again, before] = sideBySide(kind, await detailOf(kind, pages[kind], owner.headers), 1);
    expect(again).toEqual(before);
  });
});

describe('open data', () => {
  /** What pages show to anybody and files leave out, and why. */
  const LEFT_OUT: Partial<Record<string, string>> = {
    country_code: 'stands before a phone, which is for members',
  };

  it.each(KINDS)('of a %s holds every field that visitors see', async (kind) => {
    await publishData(test.services);
    const dataset: Dataset = kind === 'other' ? 'other-stakeholder' : kind;
    const file = await test.call(null, 'GET', `/public/api/v1/export/${dataset}.json`);
    expect(file.statusCode, file.body).toBe(200);
    const row = file
      .json<{ records: ({ id: string } & Record<string, unknown>)[] }>()
      .records.find(({ id }) => id === pages[kind])!;
    const values = Object.values(row).map((value) => JSON.stringify(listed(value)));
    const detail = await detailOf(kind, pages[kind]);
    const seen = pageFieldsOf(kind).filter((field) => {
      const said = saidOf(detail, field);
      return (
        said !== undefined &&
        said !== null &&
        said !== '' &&
        listed(said).length > 0 &&
        !(field.name in LEFT_OUT)
      );
    });
    const lost = seen.filter((field) => !values.includes(JSON.stringify(listed(saidOf(detail, field)))));
    expect(
      lost.map(
        ({ name }) =>
          `${name}: visitors see it, and no column of open data has it (shared/domain/insight/datasets.ts)`,
      ),
    ).toEqual([]);
  });
});
