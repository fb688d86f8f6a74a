import { describe, expect, it } from 'vitest';
import { serverArguments } from './server-settings.ts';

const site = { cluster: '/data/pg18', socketDir: '/data/a, "b"/run', durable: true, settings: {} };

describe('serverArguments', () => {
  it('listens on no address and keeps fsync', () => {
    const text = serverArguments(site).join(' ');
    expect(text).toContain('-D /data/pg18');
    expect(text).toContain('listen_addresses= ');
    expect(text).not.toContain('fsync');
  });

  it('quotes a socket directory with commas and quotes in its path', () => {
    expect(serverArguments(site)).toContain('unix_socket_directories="/data/a, ""b""/run"');
  });

  it('gives up safety for disposable data only, and lets the caller have the last word', () => {
    const text = serverArguments({ ...site, durable: false, settings: { jit: 'on', work_mem: '8MB' } }).join(
      ' ',
    );
    expect(text).toContain('fsync=off');
    expect(text).toContain('full_page_writes=off');
    expect(text).toContain('jit=on');
    expect(text).toContain('work_mem=8MB');
  });
});
