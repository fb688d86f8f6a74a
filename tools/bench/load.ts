import autocannon from 'autocannon';

/** What came of one round of load. Times in milliseconds. */
export interface Round {
  requests: number;
  per_second: number;
  p50: number;
  p99: number;
}

const CONNECTIONS = 20;

/** Asks one address again and again for some seconds. Throws if anything but 200 came back. */
export async function fire(
  url: string,
  { seconds, headers = {} }: { seconds: number; headers?: Record<string, string> },
): Promise<Round> {
  const result = await autocannon({ url, headers, duration: seconds, connections: CONNECTIONS });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`);
  return {
    requests: result.requests.total,
    per_second: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
