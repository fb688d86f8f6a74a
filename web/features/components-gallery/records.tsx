import Layers from 'lucide-react/icons/layers';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import type { Language } from '#shared/i18n/languages.ts';
import type { KramaCategory } from '#shared/krama/patterns.ts';
import { Fringe } from '#web/components/krama/fringe.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { RecordCard } from '#web/components/ui/record-card.tsx';
import { RecordRow } from '#web/components/ui/record-row.tsx';
import { SaveButton } from '#web/components/ui/save-button.tsx';
import { SearchHit } from '#web/components/ui/search-hit.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import type { SampleTexts } from './sample-texts.ts';
import { ENGLISH } from './sample-texts-en.ts';
import { KHMER } from './sample-texts-km.ts';

const SAMPLES = [
  ['srov-ledger', 'startup', 'srov', 'srovText', 'battambang', 'agritech', 'SL'],
  ['chhlat-meter', 'startup', 'chhlat', 'chhlatText', 'kampot', 'utilities', 'CM'],
  ['keo-sokunthea', 'mentor', 'keo', 'keoText', 'siemReap', 'agritech', 'KS'],
  ['sangker-foundry', 'eso', 'sangker', 'sangkerText', 'battambang', 'incubator', 'SF'],
] as const satisfies readonly (readonly [string, KramaCategory, ...string[]])[];

/** Cards of the directory, the leading card, rows and search results. */
export function Records({ language, texts }: { language: Language; texts: SampleTexts }) {
  const { records } = texts;
  const other = language === 'en' ? KHMER.records : ENGLISH.records;
  const otherLang = language === 'en' ? 'km' : 'en';
  return (
    <>
      <div className="cards cards-4">
        <RecordCard
          lead
          id="srov-ledger"
          category="startup"
          to="#records"
          name={records.srov}
          altName={other.srov}
          altLang={otherLang}
          description={records.srovText}
          initials="SL"
        />
        {SAMPLES.map(([id, category, name, text, place, sector, initials], i) => (
          <RecordCard
            key={id}
            id={id}
            category={category}
            to="#records"
            name={records[name]}
            altName={other[name]}
            altLang={otherLang}
            description={records[text]}
            initials={initials}
            meta={[
              { icon: MapPin, text: records[place], label: records.place },
              { icon: Layers, text: records[sector], label: records.sector },
            ]}
            save={<SaveSample label={records.save(records[name])} start={i === 1} />}
          />
        ))}
        <div className="card card-invite">
          <div>
            <Fringe left={8} total={8} height={24} hot />
            <h3 className="t-h3 mt-5">{records.invite}</h3>
            <p className="t-small t-2 mt-2">{records.inviteText}</p>
          </div>
          <MoreLink to="#records" className="self-start">
            {texts.actions.getListed}
          </MoreLink>
        </div>
      </div>
      <ul className="rows rows-top">
        {SAMPLES.slice(0, 3).map(([id, category, name, text, place, sector]) => (
          <li key={id}>
            <RecordRow
              id={id}
              category={category}
              to="#records"
              name={records[name]}
              altName={other[name]}
              altLang={otherLang}
              description={records[text]}
              meta={[
                { icon: MapPin, text: records[place], label: records.place },
                { icon: Layers, text: records[sector], label: records.sector },
              ]}
              end={<Tag tone="ok">{texts.statuses.approved}</Tag>}
            />
          </li>
        ))}
      </ul>
      <div className="panel p-2">
        <p className="hit-group">{texts.nav.startups}</p>
        <div role="listbox" aria-label={texts.nav.startups}>
          {SAMPLES.slice(0, 2).map(([id, category, name, text], i) => (
            <SearchHit
              key={id}
              optionId={`hit-${id}`}
              to="#records"
              seed={id}
              category={category}
              name={<Found text={records[name]} />}
              altName={other[name]}
              altLang={otherLang}
              text={records[text]}
              active={i === 0}
            />
          ))}
        </div>
      </div>
    </>
  );
}

function Found({ text }: { text: string }) {
  const [first, ...rest] = text.split(' ');
  return (
    <>
      <mark>{first}</mark> {rest.join(' ')}
    </>
  );
}

function SaveSample({ label, start }: { label: string; start: boolean }) {
  const [saved, setSaved] = useState(start);
  return <SaveButton saved={saved} label={label} onToggle={setSaved} />;
}
