import { expect, it } from 'vitest';
import { matrixOf } from './write-browser-matrix.ts';

const spec = (title: string, status: string, version = '') => ({
  title,
  tests: [{ status, annotations: version ? [{ type: 'version', description: version }] : [] }],
});

it('names engines with version and language, and says of each journey whether it went', () => {
  const matrix = matrixOf({
    stats: { startTime: '2026-11-25T23:00:00Z' },
    suites: [
      {
        title: 'main-journeys.spec.ts',
        suites: [
          {
            title: 'Firefox · km',
            specs: [spec('searching', 'expected', '153.7.0'), spec('an event', 'unexpected')],
          },
          { title: 'WebKit · en', specs: [spec('searching', 'skipped'), spec('an event', 'skipped')] },
        ],
      },
    ],
  });
  expect(matrix.split('\n')).toEqual([
    'On 2026-11-25:',
    '',
    '| journey | Firefox 153.7.0 km | WebKit en |',
    '| --- | --- | --- |',
    '| searching | yes | not tried |',
    '| an event | no | not tried |',
    '',
  ]);
});
