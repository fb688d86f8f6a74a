import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { FundingTimeline } from './funding-timeline.tsx';
import { RowChart } from './row-chart.tsx';
import { timelinePlaces, yearSpan } from './timeline-layout.ts';

describe('time line', () => {
  it('draws at least three years', () => {
    expect(yearSpan(['2026-03-01'])).toEqual({ first: 2024, last: 2026 });
    expect(yearSpan(['2019-03-01', '2026-03-01'])).toEqual({ first: 2019, last: 2026 });
  });

  it('keeps bars in order, inside and apart', () => {
    const crowded = ['2026-01-01', '2026-01-02', '2026-06-01', '2026-12-30', '2026-12-31'];
    for (const dates of [crowded, ['2026-12-31'], ['2024-01-01', '2026-12-31']]) {
      const places = timelinePlaces(dates).map((place) => place.at);
      expect(places[0]).toBeGreaterThanOrEqual(0);
      expect(places.at(-1)).toBeLessThanOrEqual(91);
      for (let i = 1; i < places.length; i += 1) {
        expect((places[i] as number) - (places[i - 1] as number)).toBeGreaterThanOrEqual(10.9);
      }
    }
  });

  it('is true to time where there is room', () => {
    const [first, second] = timelinePlaces(['2024-07-01', '2025-07-01']);
    expect(first?.at).toBeCloseTo(49.9, 0);
    expect(second?.at).toBeCloseTo(83.2, 0);
  });

  it('says the same in words, newest first', () => {
    const round = {
      amountText: '',
      typeText: 'Seed',
      dateText: '',
      confirmed: true,
      sourceText: 'by investor',
    };
    const markup = renderToStaticMarkup(
      <FundingTimeline
        title="Rounds"
        rounds={[
          { ...round, id: '1', date: '2024-01-01', amount: 1, shortText: '1k', amountText: 'US$ 1,000' },
          {
            ...round,
            id: '2',
            date: '2026-01-01',
            amount: 2,
            shortText: '2k',
            amountText: 'US$ 2,000',
            confirmed: false,
          },
        ]}
      />,
    );
    expect(markup).toContain('aria-label="Rounds"');
    expect(markup.indexOf('US$ 2,000')).toBeLessThan(markup.indexOf('US$ 1,000'));
    expect(markup.match(/fill="url\(#/g)).toHaveLength(1);
  });

  it('draws no chart of one round alone, and says it in words', () => {
    const markup = renderToStaticMarkup(
      <FundingTimeline
        title="Rounds"
        rounds={[
          {
            id: '1',
            date: '2024-01-01',
            amount: 1,
            shortText: '1k',
            amountText: 'US$ 1,000',
            typeText: 'Seed',
            dateText: '1 Jan 2024',
            confirmed: true,
            sourceText: 'by investor',
          },
        ]}
      />,
    );
    expect(markup).not.toContain('aria-label="Rounds"');
    for (const word of ['Seed', 'US$ 1,000', '1 Jan 2024', 'by investor']) expect(markup).toContain(word);
  });
});

describe('bars', () => {
  it('have a table with the same figures and need no style attribute', () => {
    const data = [
      {
        label: 'Q1',
        group: '2026',
        confirmed: 3,
        stated: 1,
        valueText: '4.0',
        confirmedText: '3.0',
        statedText: '1.0',
      },
      {
        label: 'Q2',
        group: '2026',
        confirmed: 0,
        stated: 0,
        valueText: '0',
        confirmedText: '0',
        statedText: '0',
      },
    ];
    const texts = { confirmed: 'C', stated: 'S', sum: 'Sum', period: 'Quarter', table: 'Table' };
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <BarChart title="Raised" data={data} texts={texts} />
      </MemoryRouter>,
    );
    for (const figure of ['4.0', '3.0', '1.0']) expect(markup).toContain(`<td class="end">${figure}</td>`);
    expect(markup.match(/<rect/g)).toHaveLength(2);
    expect(markup).not.toContain('style=');
  });
});

describe('rows', () => {
  it('has ids that HTML takes, whatever signs a key has', () => {
    const data = ['251+', '1 – 10', '"'].map((key) => ({ key, label: key, value: null, valueText: '–' }));
    const markup = renderToStaticMarkup(<RowChart title="Size" data={data} />);
    const ids = [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) {
      expect(id).toMatch(/^[A-Za-z_][\w-]*$/);
      expect(markup).toContain(`fill="url(#${id})"`);
    }
  });
});
