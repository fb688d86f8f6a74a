import { FINDING_STATES, FINDINGS, type FindingCode, type FindingState } from '#shared/domain/finding.ts';
import { isSettingKey } from '#shared/domain/setting.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** What the doctor found of one part. */
export interface Finding {
  found: FindingCode;
  params: Readonly<Record<string, string | number>>;
}

/** A finding with its state and its sentence, as people and programs are told. */
export interface ToldFinding extends Finding {
  state: FindingState;
  text: string;
}

export const finding = (found: FindingCode, params: Finding['params'] = {}): Finding => ({ found, params });

const stateOf = ({ found }: Finding): FindingState => FINDINGS[found];

/** What must be mended first stands first. */
export const worstFirst = (findings: readonly Finding[]): Finding[] =>
  FINDING_STATES.toReversed().flatMap((state) => findings.filter((one) => stateOf(one) === state));

/** Names that are the same in every language, for the sentences that tell what to set. */
const NAMES = Object.fromEntries(
  [
    'PUBLIC_URL',
    'TRUST_PROXY',
    'HOST',
    'SMTP_URL',
    'DATABASE_POOL',
    'max_connections',
    'BACKUP_TO',
    'BACKUP_KEY',
    'REGISTRATION',
    'KEY_RING',
  ].map((n) => [n, n]),
);

/** Puts findings into words. */
export function tell(findings: readonly Finding[], language: Language): ToldFinding[] {
  const t = translatorFor(language);
  return findings.map((one) => ({
    ...one,
    state: stateOf(one),
    text: t(`doctor:found.${one.found}`, { ...NAMES, ...inWords(one, t) }),
  }));
}

/** Settings of the desk by the words that it has for them, with what the command takes. */
function inWords({ found, params }: Finding, t: ReturnType<typeof translatorFor>): Finding['params'] {
  if (found !== 'placeholders_left' || params.names === undefined) return params;
  const keys = String(params.names).split(', ').filter(isSettingKey);
  return { ...params, names: keys.map((key) => `${t(`setting:label.${key}`)} (${key})`).join(', ') };
}

/** Why something failed, in the words of whoever said so. */
export function reasonIn(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || (error as { code?: string }).code || error.name;
}
