import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { settings } from '#server/environment-settings.ts';

const file = fileURLToPath(new URL('../.env.example', import.meta.url));

/** The text of `.env.example`: every variable of server/environment-settings.ts with its documentation and its default. */
export function envExample(): string {
  const lines = [
    '# Made from server/environment-settings.ts by `npm run generate`. All are optional unless their text says otherwise.',
  ];
  for (const [name, schema] of Object.entries(settings)) {
    const { success, data } = schema.safeParse(undefined);
    const fallback =
      success && data !== undefined ? String(data === true ? 1 : data === false ? 0 : data) : '';
    lines.push('', `# ${schema.description ?? ''}`, `#${name}=${fallback}`);
  }
  return `${lines.join('\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--write')) writeFileSync(file, envExample());
  else if (readFileSync(file, 'utf8') !== envExample())
    throw new Error('.env.example is stale: npm run generate');
}
