import { type KramaCategory, PATTERNS } from '#shared/krama/patterns.ts';
import { Mark } from '#web/components/krama/brand.tsx';
import { Cover } from '#web/components/krama/cover.tsx';
import { Fringe } from '#web/components/krama/fringe.tsx';
import { HeroPattern } from '#web/components/krama/hero-pattern.tsx';
import { Loom } from '#web/components/krama/loom.tsx';
import { Swatch } from '#web/components/krama/swatch.tsx';
import { WovenDigits } from '#web/components/krama/woven-digits.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import type { SampleTexts } from './sample-texts.ts';

const COLOURS = [
  ['ink', 'swatch-ink'],
  ['night', 'swatch-night'],
  ['paper', 'swatch-paper'],
  ['sand-1', 'swatch-sand-1'],
  ['sand-2', 'swatch-sand-2'],
  ['sand-3', 'swatch-sand-3'],
  ['sand-4', 'swatch-sand-4'],
  ['orange', 'swatch-orange'],
  ['orange-text', 'swatch-orange-text'],
  ['orange-deep', 'swatch-orange-deep'],
  ['orange-tint', 'swatch-orange-tint'],
  ['ok', 'swatch-ok'],
  ['info', 'swatch-info'],
  ['warn', 'swatch-warn'],
  ['error', 'swatch-error'],
] as const;

/** Every colour a page may use. */
export function Colours() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-7">
      {COLOURS.map(([name, className]) => (
        <li key={name} lang="en">
          <span className={`colour-swatch mb-2 ${className}`} />
          <span className="strong t-small">{name}</span>
        </li>
      ))}
    </ul>
  );
}

const SEEDS = ['srov-ledger', 'phkay-lamp', 'tonle-cold', 'slek-materials'] as const;

/** The four patterns of each category, then the relatives. */
export function KramaDrawings({ texts }: { texts: SampleTexts }) {
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        {(Object.keys(PATTERNS) as KramaCategory[]).map((category) => (
          <figure key={category} className="grid grid-cols-2 gap-2">
            {SEEDS.map((seed, pattern) => (
              <Cover
                key={seed}
                seed={seed}
                category={category}
                pattern={pattern as 0 | 1 | 2 | 3}
                width={420}
                height={114}
                className="round-swatch h-28"
              />
            ))}
            <figcaption className="t-small t-2 col-span-2">{texts.patterns[category]}</figcaption>
          </figure>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-6">
        {([40, 56, 72] as const).map((size) => (
          <Swatch key={size} seed="roka-link" category="mentor" size={size} />
        ))}
        <Mark size={32} />
        <Mark size={64} />
        <Mark size={64} tone="paper" />
        <Loom />
      </div>
      <ul className="grid gap-4">
        {[30, 17, 9, 2].map((days) => (
          <li key={days} className="flex items-center gap-4">
            <Fringe left={days} hot={days <= 3} />
            <span className="t-small">{texts.daysLeft(days)}</span>
          </li>
        ))}
      </ul>
      <HeroPattern
        className="night-box h-80"
        width={1200}
        height={320}
        from={0.5}
        far={0.45}
        quiet={0}
        weftLead={1}
      />
      <div className="night-box">
        <WovenDigits value="404" cell={12} extra={4} className="sm:hidden" />
        <WovenDigits value="0123456789" cell={12} className="hidden sm:block" />
      </div>
    </>
  );
}

/** The type scale of the page's language. */
export function TypeScale({ texts: { type } }: { texts: SampleTexts }) {
  return (
    <div className="grid gap-3 t-ink">
      <p className="t-hero">{type.hero}</p>
      <p className="t-d1">{type.d1}</p>
      <p className="t-h1">{type.h1}</p>
      <p className="t-h2">{type.h2}</p>
      <p className="t-h3">{type.h3}</p>
      <p className="t-lead">{type.lead}</p>
      <p>
        {type.body}{' '}
        <AppLink to="#type" className="link">
          {type.link}
        </AppLink>
      </p>
      <p className="t-small">{type.small}</p>
      <p className="t-cap t-3">{type.caption}</p>
      <p>
        <MoreLink to="#type">{type.more}</MoreLink>
      </p>
    </div>
  );
}
