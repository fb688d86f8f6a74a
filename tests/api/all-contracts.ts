import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Contract } from '#shared/contracts/contract.ts';

const folder = new URL('../../shared/contracts/', import.meta.url);

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'bodyKind' in value && 'access' in value && 'path' in value;

/** Every contract exported by any file of shared/contracts. */
export async function allContracts(): Promise<Contract[]> {
  const files = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.contract.ts'));
  const modules = await Promise.all(
    files.map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module).filter(isContract));
}
