import '#web/features/publication/print-publication.css';
import { data } from 'react-router';
import { getProgram } from '#shared/contracts/program.contract.ts';
import { programPath, recordIdIn } from '#shared/domain/addresses.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { GonePage } from '#web/features/publication/gone-page.tsx';
import { loadPublication } from '#web/features/publication/load-publication.ts';
import { pageApi } from '#web/lib/api.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { leadToOwn } from '#web/lib/lead-to-own.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/program';

const ProgramPage = serverDrawn(() =>
  import('#web/features/program/program-page.tsx').then((file) => file.ProgramPage),
);
const ProgramJsonLd = serverDrawn(() =>
  import('#web/features/program/program-json-ld.tsx').then((file) => file.ProgramJsonLd),
);

export const handle = { ...withTexts('program'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('program'), ProgramPage.fetch, ProgramJsonLd.fetch];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const program = await loadPublication(context, getProgram, recordIdIn(params.id));
  if (program) leadToOwn(programPath(program), url);
  const origin = pageApi(context).publicUrl;
  return data({ program, origin }, { status: program ? 200 : 410 });
}

export default function Program({ loaderData: { program, origin } }: Route.ComponentProps) {
  const t = useT();
  if (!program)
    return (
      <GonePage
        list={{ text: t('program:list.title'), to: '/program' }}
        title={t('program:gone.title')}
        text={t('program:gone.text')}
        action={t('program:gone.action')}
      />
    );
  return (
    <>
      <PageHead
        title={localName(program, t.language, 'title').text}
        description={localName(program, t.language, 'summary').text}
        picture={{ kind: 'program', id: program.id, version: program.updated_at }}
        type="article"
      />
      <ProgramJsonLd program={program} origin={origin} />
      <ProgramPage program={program} url={origin + programPath(program)} />
    </>
  );
}
