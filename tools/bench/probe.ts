import { mkdtempSync, rmSync } from 'node:fs';
import { measureCached } from './cached.ts';
import { startSite } from './site.ts';

const dir = mkdtempSync('/tmp/phum-bench-');
const site = await startSite({
  DATA_DIR: dir,
  DEMO: '0',
  PUBLIC_URL: 'http://localhost:1',
  SESSION_SECRET: 'x'.repeat(40),
});
try {
  console.table(
    (await measureCached(site, { rounds: 3, seconds: 2 })).map((r) => ({
      n: r.name,
      e: r.encoding,
      b: r.bytes,
      site: Math.round(r.site.per_second),
      bare: Math.round(r.bare.per_second),
      cpuS: r.site.cpu_ms.toFixed(4),
      cpuB: r.bare.cpu_ms.toFixed(4),
      tr: r.throughput_ratio.toFixed(2),
      cr: r.cpu_ratio.toFixed(2),
    })),
  );
} finally {
  await site.end();
  rmSync(dir, { recursive: true, force: true });
}
