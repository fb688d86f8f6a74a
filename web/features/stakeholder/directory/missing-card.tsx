import { Fringe } from '#web/components/krama/fringe.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { useT } from '#web/lib/texts.tsx';

/** The last card of a list: invites to add who is not in it yet. */
export function MissingCard() {
  const t = useT();
  return (
    <div className="card card-invite">
      <div>
        <Fringe left={5} total={5} height={24} hot />
        <h2 className="t-h3 mt-4">{t('directory:missing.title')}</h2>
        <p className="t-small t-2 mt-2">{t('directory:missing.text')}</p>
      </div>
      <MoreLink to="/ecosystem/get-listed">{t('directory:missing.action')}</MoreLink>
    </div>
  );
}
