import type { Config } from '../config.ts';
import { readCertificates } from '../identity/read-certificates.ts';
import { type Finding, finding, reasonIn } from './tell-findings.ts';

const DAY_MS = 24 * 3_600_000;
/** A new certificate of a government service takes its weeks. */
const SOON_DAYS = 45;

/** Our certificate at CamDigiKey and the root it is trusted by: which ends first, and when. */
export async function checkCertificates(config: Config, now = Date.now()): Promise<Finding> {
  if (!config.CAMDIGIKEY_CLIENT_ID) return finding('certificates_none');
  try {
    const [first] = (await readCertificates(config)).sort((a, b) => endOf(a) - endOf(b));
    if (!first) return finding('certificates_none');
    const days = Math.floor((endOf(first) - now) / DAY_MS);
    const date = new Date(endOf(first)).toISOString().slice(0, 10);
    const params = { name: first.subject.replaceAll('\n', ', '), date, days: Math.max(0, days) };
    if (endOf(first) <= now) return finding('certificates_ended', params);
    return finding(days < SOON_DAYS ? 'certificates_ending' : 'certificates_well', params);
  } catch (error) {
    return finding('certificates_unreadable', { reason: reasonIn(error) });
  }
}

const endOf = ({ validTo }: { validTo: string }) => Date.parse(validTo);
