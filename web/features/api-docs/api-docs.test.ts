import { describe, expect, it } from 'vitest';
import { curlOf, sampleOf } from './curl.ts';
import { filterAreas } from './filter-areas.ts';
import { problemsOf } from './problems-of.ts';
import { type OpenApi, readOpenApi } from './read-openapi.ts';
import { schemaLines, typeText } from './schema-lines.ts';

const api: OpenApi = {
  openapi: '3.1.0',
  paths: {
    '/desk-api/v1/submissions/{id}/return/': {
      post: {
        operationId: 'review.return',
        tags: ['review'],
        summary: 'Returns',
        'x-access': 'desk:reviewer',
        'x-limit': 'write',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['version'],
                properties: {
                  version: { type: 'integer', minimum: 1, maximum: 1000 },
                  messages: {
                    type: 'array',
                    default: [],
                    items: { type: 'object', required: ['body'], properties: { body: { type: 'string' } } },
                  },
                },
              },
            },
          },
        },
        responses: {
          200: {
            content: {
              'application/json': { schema: { type: 'object', properties: { id: { type: 'string' } } } },
            },
          },
          default: { content: {} },
        },
      },
    },
    '/api/v1/programs/': {
      get: {
        operationId: 'program.list',
        tags: ['program'],
        summary: 'Programs (3.004, 7.060), open ones first',
        'x-access': 'public',
        'x-limit': 'read',
        parameters: [{ name: 'page', in: 'query', required: false, schema: { type: 'integer', default: 1 } }],
        responses: { 200: { content: {} } },
      },
    },
  },
};

describe('the readable description of the API (UX rule 59)', () => {
  it('has every call, by area', () => {
    const areas = readOpenApi(api, 'https://phum.example');
    expect(areas.map(({ name, calls }) => [name, calls.map(({ id }) => id)])).toEqual([
      ['program', ['program.list']],
      ['review', ['review.return']],
    ]);
  });

  it('says who may call, what to send, what comes back and what can go wrong', () => {
    const [call] = readOpenApi(api, 'https://phum.example')[1]!.calls;
    expect(call).toMatchObject({
      method: 'POST',
      access: 'desk:reviewer',
      limit: 'write',
      parameters: [{ name: 'id', place: 'path', type: 'uuid', required: true }],
      answer: { status: '200', lines: [{ depth: 0, name: 'id', type: 'string', required: false }] },
    });
    expect(call?.body?.lines).toEqual([
      { depth: 0, name: 'version', type: 'integer 1–1000', required: true },
      { depth: 0, name: 'messages', type: 'list of object', required: false, fallback: '[]' },
      { depth: 1, name: 'body', type: 'string', required: true },
    ]);
    expect(call?.problems).toEqual([
      'bad_request',
      'not_signed_in',
      'session_ended',
      'not_found',
      'conflict',
      'too_large',
      'invalid',
      'too_many',
    ]);
  });

  it('names only the problems a call can have', () => {
    const shape = { method: 'GET', access: 'public', parameters: [], hasBody: false };
    expect(problemsOf(shape)).toEqual(['too_many']);
    expect(problemsOf({ ...shape, parameters: [{ name: 'page', place: 'query' }] })).toContain('invalid');
  });

  it('shows a call that can be tried', () => {
    const [call] = readOpenApi(api, 'https://phum.example')[1]!.calls;
    expect(call?.curl).toBe(
      [
        'curl -X POST "https://phum.example/desk-api/v1/submissions/$ID/return/"',
        '-H "Authorization: Bearer $TOKEN"',
        '-H "Content-Type: application/json"',
        `-d '{"version":1}'`,
      ].join(' \\\n  '),
    );
    const get = { method: 'GET', path: '/x/', access: 'public', media: null, sample: null };
    expect(curlOf(get, 'https://a.example')).toBe('curl "https://a.example/x/"');
  });

  it('quotes a sample for the shell', () => {
    const sample = { type: 'object', required: ['a'], properties: { a: { const: "it's" } } };
    const call = { method: 'POST', path: '/x/', access: 'public', media: 'application/json', sample };
    expect(curlOf(call, '')).toContain(`-d '{"a":"it'\\''s"}'`);
    expect(sampleOf({ anyOf: [{ type: 'string', format: 'uuid' }, { type: 'null' }] })).toMatch(/^0{8}-/);
  });

  it('puts types in a few words', () => {
    expect(typeText({ type: ['string', 'null'] })).toBe('string | null');
    expect(typeText({ anyOf: [{ enum: ['a', 'b'] }, { type: 'array', items: { enum: ['a', 'b'] } }] })).toBe(
      'a | b | list of a | b',
    );
    expect(typeText({ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: 5 })).toBe(
      'integer, at most 5',
    );
    expect(typeText({ type: 'string', maxLength: 200 })).toBe('string, at most 200');
    expect(typeText({ type: 'string', 'x-values': ['id', 'name'] })).toBe('id, name, with commas');
    expect(schemaLines({ type: 'object', additionalProperties: { type: 'string' } })).toEqual([
      { depth: 0, name: '*', type: 'string', required: false },
    ]);
  });
});

describe('the search among the calls', () => {
  const areas = readOpenApi(api, 'https://phum.example');
  const found = (search: string) =>
    filterAreas(areas, search).flatMap(({ calls }) => calls.map(({ id }) => id));

  it('finds calls that hold every word, wherever it stands', () => {
    expect(found('POST return')).toEqual(['review.return']);
    expect(found('programs')).toEqual(['program.list']);
    expect(found('post programs')).toEqual([]);
  });

  it('keeps the numbers of the specification to itself', () => {
    expect(areas.flatMap(({ calls }) => calls.map(({ summary }) => summary))).toEqual([
      'Programs, open ones first',
      'Returns',
    ]);
  });

  it('shows everything when nothing is searched', () => {
    expect(filterAreas(areas, '  ')).toEqual(areas);
  });
});
