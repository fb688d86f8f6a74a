import type { Schema } from './schema-lines.ts';

export interface CurlCall {
  method: string;
  path: string;
  access: string;
  media: string | null;
  sample: Schema | null;
}

/** A call as one would try it in a shell; `$TOKEN` stands for one's own access token. */
export function curlOf({ method, path, access, media, sample }: CurlCall, base: string): string {
  const address = base + path.replace(/\{(\w+)\}/g, (_place, name: string) => `$${name.toUpperCase()}`);
  const lines = [`curl${method === 'GET' ? '' : ` -X ${method}`} "${address}"`];
  if (access !== 'public') lines.push(`-H "Authorization: Bearer $TOKEN"`);
  if (media === 'application/json') {
    lines.push(`-H "Content-Type: application/json"`);
    lines.push(`-d '${JSON.stringify(sampleOf(sample ?? {})).replaceAll("'", "'\\''")}'`);
  }
  if (media === 'multipart/form-data') {
    for (const [name, value] of Object.entries(sample?.properties ?? {})) {
      if (sample?.required?.includes(name)) lines.push(`-F ${name}=${isFile(value) ? '@picture.png' : '…'}`);
    }
  }
  return lines.join(' \\\n  ');
}

const isFile = (schema: Schema) => schema.format === 'binary';

/** The smallest body that has the right shape: what is required, with words that stand for real ones. */
export function sampleOf(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return sampleOf(choice[0] ?? {});
  switch (typeof schema.type === 'string' ? schema.type : schema.type?.[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, value]) => [name, sampleOf(value)]),
      );
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'string':
      return schema.format === 'uuid' ? '00000000-0000-0000-0000-000000000000' : '…';
    default:
      return null;
  }
}
