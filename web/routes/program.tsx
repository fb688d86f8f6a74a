import { getProgram } from '#shared/contracts/program.contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ProgramPage } from '#web/features/program/program-page.tsx';
import { callApi, pageApi } from '#web/lib/api.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useLanguage } from '#web/lib/texts.tsx';
import type { Route } from './+types/program';

export const handle = withTexts('program');
export const clientMiddleware = [fetchTexts('program')];

export async function loader({ params, context }: Route.LoaderArgs) {
  const program = await callApi(context, getProgram, { params });
  return { program, url: `${pageApi(context).publicUrl}/program/${program.id}` };
}

export default function Program({ loaderData: { program, url } }: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <>
      <PageHead
        title={localName(program, language, 'title').text}
        description={localName(program, language, 'summary').text}
        type="article"
      />
      <ProgramPage program={program} url={url} />
    </>
  );
}
