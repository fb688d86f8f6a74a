import './gallery.css';
import type { ReactNode } from 'react';
import type { Language } from '#shared/i18n/languages.ts';
import { Buttons, Marks } from './actions.tsx';
import { Choices } from './choices.tsx';
import { Charts, Media, Tables } from './data.tsx';
import { Fields } from './fields.tsx';
import { Colours, KramaDrawings, TypeScale } from './foundations.tsx';
import { GallerySection } from './gallery-section.tsx';
import { NavigationParts } from './navigation.tsx';
import { Notices } from './notices.tsx';
import { Popups } from './popups.tsx';
import { Records } from './records.tsx';
import { Review } from './review.tsx';
import { type SampleTexts, sampleTexts } from './sample-texts.ts';
import { Toasts } from './toasts.tsx';

/** Every component in all its states, in one language: the page at /dev/components. */
export function ComponentsGallery({ language }: { language: Language }) {
  const texts = sampleTexts(language);
  const sections: Record<keyof SampleTexts['sections'], ReactNode> = {
    colour: <Colours />,
    krama: <KramaDrawings texts={texts} />,
    type: <TypeScale texts={texts} />,
    buttons: <Buttons texts={texts} />,
    marks: <Marks texts={texts} />,
    navigation: <NavigationParts texts={texts} />,
    records: <Records language={language} texts={texts} />,
    fields: <Fields language={language} texts={texts} />,
    choices: <Choices texts={texts} />,
    notices: <Notices texts={texts} />,
    popups: <Popups texts={texts} />,
    toasts: <Toasts texts={texts} />,
    review: <Review texts={texts} />,
    tables: <Tables texts={texts} />,
    charts: <Charts texts={texts} />,
    media: <Media texts={texts} />,
  };
  const names = Object.keys(sections) as (keyof typeof sections)[];
  return (
    <div id="top" className="wrap grid grid-cols-1 gap-16 py-16">
      <header>
        <h1 className="t-d1">{texts.title}</h1>
        <p className="t-lead t-2 mt-3 max-w-lead">{texts.lead}</p>
        <nav aria-label={texts.contents} className="chips mt-6">
          {names.map((name) => (
            <a key={name} className="chip" href={`#${name}`}>
              {texts.sections[name]}
            </a>
          ))}
        </nav>
      </header>
      {names.map((name) => (
        <GallerySection key={name} id={name} title={texts.sections[name]}>
          {sections[name]}
        </GallerySection>
      ))}
    </div>
  );
}
