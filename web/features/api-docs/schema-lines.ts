/** JSON Schema as OpenAPI 3.1 carries it, as far as it is read here. */
export interface Schema {
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  /** Names that may stand in it, with commas. */
  'x-values'?: readonly string[];
}

/** One line of a body or an answer: a property, indented by how deep it lies. */
export interface SchemaLine {
  depth: number;
  name: string;
  type: string;
  required: boolean;
  /** Value when it is left out, as JSON. */
  fallback?: string;
}

const DEEPEST = 6;

/** All properties of a schema, each on a line, nested ones under their parent. */
export function schemaLines(schema: Schema, depth = 0): SchemaLine[] {
  const inner = objectIn(schema);
  if (!inner || depth > DEEPEST) return [];
  const lines: SchemaLine[] = [];
  for (const [name, value] of Object.entries(inner.properties ?? {})) {
    const fallback = value.default === undefined ? {} : { fallback: JSON.stringify(value.default) };
    const required = inner.required?.includes(name) ?? false;
    lines.push({ depth, name, type: typeText(value), required, ...fallback });
    lines.push(...schemaLines(value, depth + 1));
  }
  if (typeof inner.additionalProperties === 'object' && Object.keys(inner.additionalProperties).length > 0) {
    lines.push({ depth, name: '*', type: typeText(inner.additionalProperties), required: false });
    lines.push(...schemaLines(inner.additionalProperties, depth + 1));
  }
  return lines;
}

/** The object whose properties are worth listing: the schema itself, the items of a list, the one that is not null. */
function objectIn(schema: Schema): Schema | null {
  if (schema.properties || typeof schema.additionalProperties === 'object') return schema;
  if (schema.items) return objectIn(schema.items);
  for (const one of schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []) {
    const found = objectIn(one);
    if (found) return found;
  }
  return null;
}

/** What a value may be, in a few words: "string, at most 200", "integer 1–100", "a | b", "list of object". */
export function typeText(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => String(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeText))].join(' | ');
  if (schema.allOf) return typeText(schema.allOf[0] ?? {});
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.length === 0) return 'any';
  return types.map((type) => oneType(type, schema)).join(' | ');
}

function oneType(type: string, schema: Schema): string {
  switch (type) {
    case 'array':
      return `list of ${typeText(schema.items ?? {})}`;
    case 'integer':
    case 'number':
      return type + range(schema.minimum, schema.maximum);
    case 'string':
      if (schema.format) return schema.format;
      if (schema['x-values']) return `${schema['x-values'].join(', ')}, with commas`;
      return schema.maxLength === undefined ? type : `${type}, at most ${schema.maxLength}`;
    default:
      return type;
  }
}

/** Bounds that say something; those of the number type itself do not. */
function range(minimum: number | undefined, maximum: number | undefined): string {
  const from = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : null;
  const to = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : null;
  if (from !== null && to !== null) return ` ${from}–${to}`;
  if (from !== null) return `, at least ${from}`;
  return to === null ? '' : `, at most ${to}`;
}
