import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { UPLOAD_HOURS, UPLOAD_PATH } from '#shared/constants.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { DESCRIBED } from '#shared/contracts/described.ts';
import { countNotifications } from '#shared/contracts/notification.contract.ts';
import { passkeyQuestion } from '#shared/contracts/passkey.contract.ts';
import { cookieName } from '#shared/domain/cookie-name.ts';
import { SESSION_COOKIES } from '#shared/domain/session-cookies.ts';
import { uploadReference } from '#shared/domain/upload-reference.ts';
import { siteName } from '#shared/i18n/catalog.ts';
import type { Config } from '../config.ts';
import type { Answer } from './answer-cache.ts';
import { languageOfCall } from './call-language.ts';
import { entityTag } from './entity-tag.ts';
import { uploadsOf } from './form-body.ts';
import { methodsAmong } from './http-methods.ts';
import type { Route } from './route.ts';
import { selectableOf } from './select-fields.ts';
import { sendBody } from './send-body.ts';
import { sendProblem } from './send-problem.ts';
import { refuseStrangers } from './unknown-parameters.ts';

type Schema = Record<string, unknown>;
const toSchema = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: sayRules });
  const { $schema: _schema, ...rest } = made as Schema;
  return rest;
};

/** Rules that are code are told by what stands beside them. */
function sayRules({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
  const told = jsonSchema[DESCRIBED] as Schema | undefined;
  if (!told) return;
  for (const name of Object.keys(jsonSchema)) if (name !== 'default') delete jsonSchema[name];
  Object.assign(jsonSchema, told);
}

/** The body of a call; what has a default that its own rule refuses must be sent all the same. */
function bodySchema(body: z.ZodType): Schema {
  const told = toSchema(body, 'input') as { properties?: Record<string, Schema>; required?: string[] };
  const { shape = {} } = body as { shape?: Record<string, z.ZodType> };
  const needed = Object.keys(told.properties ?? {}).filter(
    (name) => shape[name]?.safeParse(undefined).success === false,
  );
  for (const name of needed) delete told.properties?.[name]?.default;
  return needed.length > 0 ? { ...told, required: needed } : told;
}

const problem: Schema = {
  type: 'object',
  required: ['status', 'code', 'title', 'message'],
  properties: {
    status: { type: 'integer' },
    code: { type: 'string' },
    title: { type: 'string' },
    message: { type: 'string' },
    reference: {
      type: 'string',
      description: 'With 5xx: the request in the log of the site, as in the header x-request-id',
    },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    conflict: {
      type: 'object',
      description: 'With stale_version: what stands there now beside what was sent',
      required: ['version', 'fields'],
      properties: {
        version: { type: 'integer' },
        fields: {
          type: 'array',
          items: {
            type: 'object',
            required: ['name', 'label', 'now', 'sent'],
            properties: {
              name: { type: 'string' },
              label: { type: 'string' },
              now: { type: 'array', items: { type: 'string' } },
              sent: { type: 'array', items: { type: 'string' } },
            },
          },
        },
      },
    },
    passkey: {
      ...toSchema(passkeyQuestion, 'output'),
      description: 'With second_factor_needed: how the passkeys of the account are asked instead of a code',
    },
  },
};

function parameters(schema: z.ZodType, place: 'path' | 'query'): Schema[] {
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

/** The answer of a call; with `fields` its records have those alone. */
function answerSchema(contract: Contract): Schema {
  const whole = toSchema(contract.response, 'output');
  const part = selectableOf(contract)?.part;
  return part ? { anyOf: [whole, toSchema(part, 'output')] } : whole;
}

/** How a form takes a file that came over a line that breaks (server/uploads). */
const IN_PARTS =
  `A file may be sent in parts before, by the protocol tus 1.0 (https://tus.io) at ${UPLOAD_PATH}, ` +
  `and is then named by "${uploadReference('<id>')}" in its field: the last segment of the address that the first POST answers with. ` +
  `It is kept for ${UPLOAD_HOURS} hours, and for one hour after it was used.`;

function operation(contract: Contract): Schema {
  const media = contract.bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: contract.id,
    tags: [contract.area],
    summary: contract.summary,
    'x-access': contract.access,
    'x-limit': contract.limit,
    security: contract.access === 'public' ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: [...parameters(contract.params, 'path'), ...parameters(contract.query, 'query')],
    ...(contract.bodyKind === 'none'
      ? {}
      : {
          requestBody: {
            required: true,
            ...(uploadsOf(contract).length > 0 ? { description: IN_PARTS } : {}),
            content: { [media]: { schema: bodySchema(contract.body) } },
          },
        }),
    responses: {
      [contract.status]: {
        description: 'Success',
        content: { 'application/json': { schema: answerSchema(contract) } },
      },
      default: {
        description: 'Problem',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

/** What goes on answering: server-sent events, which no contract describes. */
const streams: Record<string, Schema> = {
  '/base-api/me/stream/': {
    get: {
      operationId: 'notification.stream',
      tags: ['notification'],
      summary:
        'Server-sent events "counts", each with the counts of unread notices: at once, and whenever they change',
      'x-access': 'member',
      'x-limit': 'read',
      security: [{ bearer: [] }, { cookie: [] }],
      parameters: [],
      responses: {
        200: {
          description: 'Success',
          content: {
            'text/event-stream': { schema: toSchema(countNotifications.response, 'output') },
          },
        },
        default: {
          description: 'Problem',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  },
};

/** The OpenAPI 3.1 description of the given contracts. */
export function openApiOf(
  contracts: readonly Contract[],
  { secure }: Pick<Config, 'secure'> = { secure: true },
): Schema {
  const paths: Record<string, Schema> = { ...streams };
  const methodsOf = methodsAmong(contracts);
  for (const contract of contracts)
    for (const method of methodsOf(contract)) {
      const same =
        method === contract.method ? {} : { operationId: `${contract.id}.${method.toLowerCase()}` };
      (paths[contract.path] ??= {})[method.toLowerCase()] = { ...operation(contract), ...same };
    }
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName()} API`,
      version: '1',
      description:
        'Every path is answered with and without its trailing slash. PUT takes what PATCH takes: what is not sent stays.',
    },
    paths,
    components: {
      schemas: { Problem: problem },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: cookieName(SESSION_COOKIES.access, secure) },
      },
    },
  };
}

/** `/api/openapi.json`, made once from the contracts, and again when the desk gives the site another name. */
export function registerOpenApi(app: FastifyInstance, routes: readonly Route[], config: Config): void {
  let made: { name: string; answer: Answer } | undefined;
  app.get('/api/openapi.json', (request, reply) => {
    try {
      refuseStrangers([], request.query);
    } catch (error) {
      return sendProblem(reply, error, languageOfCall(request.headers['accept-language'], undefined));
    }
    const name = siteName();
    if (made?.name !== name) made = { name, answer: descriptionOf(routes, config) };
    return sendBody(request, reply, made.answer);
  });
}

function descriptionOf(routes: readonly Route[], config: Config): Answer {
  const body = Buffer.from(
    JSON.stringify(
      openApiOf(
        routes.map(({ contract }) => contract),
        config,
      ),
    ),
  );
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=300',
    etag: entityTag(body),
    vary: 'Accept-Encoding',
  };
  return { status: 200, headers, body };
}
