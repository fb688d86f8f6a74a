import { curlOf } from './curl.ts';
import { problemsOf } from './problems-of.ts';
import { type Schema, type SchemaLine, schemaLines, typeText } from './schema-lines.ts';

/** What a reader of the documentation sees of one call. */
export interface DocsCall {
  id: string;
  method: string;
  path: string;
  summary: string;
  access: string;
  limit: string;
  parameters: { name: string; place: 'path' | 'query'; type: string; required: boolean; fallback?: string }[];
  body: { media: string; lines: SchemaLine[] } | null;
  answer: { status: string; lines: SchemaLine[] };
  problems: string[];
  curl: string;
}
export interface DocsArea {
  name: string;
  calls: DocsCall[];
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: Schema;
}
type Content = Record<string, { schema: Schema }>;
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  'x-access': string;
  'x-limit': string;
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
}
export interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

/** Numbers of the specification, of use to those who build the platform only. */
const SPEC_IDS = / \((?:[A-Z\d]+\.\d+(?:, | to )?)+\)/;

/** The description of the API, call by call, in areas by name; calls in an area by path. */
export function readOpenApi(api: OpenApi, base: string): DocsArea[] {
  const areas = new Map<string, DocsCall[]>();
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = operation.tags[0] ?? 'other';
      const calls = areas.get(name) ?? [];
      calls.push(readCall(path, method.toUpperCase(), operation, base));
      areas.set(name, calls);
    }
  }
  return [...areas]
    .map(([name, calls]) => ({ name, calls: calls.sort((a, b) => a.path.localeCompare(b.path, 'en')) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function readCall(path: string, method: string, operation: Operation, base: string): DocsCall {
  const [status, success] = Object.entries(operation.responses).find(([code]) => /^2/.test(code)) ?? [
    '200',
    null,
  ];
  const [media, sent] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [null, null];
  const parameters = operation.parameters.map(({ name, in: place, required, schema }) => ({
    name,
    place,
    type: typeText(schema),
    required,
    ...(schema.default === undefined ? {} : { fallback: JSON.stringify(schema.default) }),
  }));
  const access = operation['x-access'];
  const body = media && sent ? { media, lines: schemaLines(sent.schema) } : null;
  return {
    id: operation.operationId,
    method,
    path,
    summary: operation.summary.replace(SPEC_IDS, ''),
    access,
    limit: operation['x-limit'],
    parameters,
    body,
    answer: { status, lines: schemaLines(Object.values(success?.content ?? {})[0]?.schema ?? {}) },
    problems: problemsOf({ method, access, parameters, hasBody: body !== null }),
    curl: curlOf({ method, path, access, media, sample: sent?.schema ?? null }, base),
  };
}
