import type { Config } from '../config.ts';
import { SURPRISES, type Surprise } from '../http/forwarded-headers.ts';
import { type Finding, finding } from './tell-findings.ts';

const PATIENCE_MS = 2_000;
const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/**
 * Whether what proxies say is as TRUST_PROXY says. Only a site that serves knows: this process itself (`seen`), or the one at
 * this machine's address, which is asked for its figures.
 */
export async function checkProxy(config: Config, seen?: ReadonlySet<Surprise>): Promise<Finding> {
  const known = seen ?? (await askSite(config));
  if (!known) return finding('proxy_unasked', { place: `${config.publicUrl}/desk/health` });
  const [surprise] = known;
  // Nobody but this machine reaches the port: there is nothing to close.
  if (surprise === 'past_the_proxy' && isLoopback(config.HOST)) return finding('proxy_past_from_here');
  return surprise ? finding(`proxy_${surprise}`) : finding('proxy_well', { proxies: config.TRUST_PROXY });
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.');

async function askSite({ HOST, PORT, METRICS_TOKEN }: Config): Promise<Set<Surprise> | null> {
  if (!METRICS_TOKEN) return null;
  const host = EVERYWHERE.has(HOST) ? '127.0.0.1' : HOST;
  const answer = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${PORT}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  if (!answer?.ok) return null;
  const figures = await answer.text();
  return new Set(
    SURPRISES.filter((kind) => figures.includes(`forwarded_headers_unexpected_total{kind="${kind}"}`)),
  );
}
