import '#web/features/home/home-page.css';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { loadHome } from '#web/features/home/load-home.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { fetchTexts, withServerTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/home';

const STILL = ['program', 'event', 'resource', 'stakeholder'] as const;
const HomePage = serverDrawn(() => import('#web/features/home/home-page.tsx').then((file) => file.HomePage));
export const handle = { ...withTexts('home'), ...withServerTexts(...STILL), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('home', ...STILL), HomePage.fetch];

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context);

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <PageHead
        whole
        title={`${t('shell:product.name')} – ${t('shell:product.tagline')}`}
        description={t('home:description')}
      />
      <HomePage {...loaderData} />
    </>
  );
}
