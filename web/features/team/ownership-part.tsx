import { Form, useNavigation } from 'react-router';
import type { OwnershipOffer, Team } from '#shared/contracts/team.contract.ts';
import type { OfferAction } from '#shared/domain/ownership.ts';
import { formatFullDateTime } from '#shared/format/dates.ts';
import { personName } from '#shared/format/person-name.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ProfileSection } from '#web/features/profile/profile-section.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ConfirmButton } from './confirm-button.tsx';

/** An offer of ownership for the two it is between: what it means, until when, and what each of them can do. */
export function OwnershipPart({
  offer,
  page,
  path,
}: {
  offer: OwnershipOffer;
  page: Team['page'];
  path: string;
}) {
  const t = useT();
  const isMine = offer.can.includes('withdraw') || offer.can.includes('revert');
  const name = personName(isMine ? offer.to : offer.from, t.language).text;
  const words = {
    name,
    page: localName(page, t.language).text,
    date: formatFullDateTime(t.language, offer.until),
  };
  return (
    <ProfileSection
      id="ownership"
      title={t('team:ownership.title')}
      text={t(`team:ownership.${offer.state}_${isMine ? 'from' : 'to'}`, words)}
    >
      {offer.can.length > 0 && (
        <Form method="post" action={`${path}#ownership`} preventScrollReset className="btn-row">
          {offer.can.map((action) => (
            <OfferButton key={action} action={action} words={words} />
          ))}
        </Form>
      )}
    </ProfileSection>
  );
}

/** What passes a page from one to another asks once more. */
function OfferButton({ action, words }: { action: OfferAction; words: { name: string; page: string } }) {
  const t = useT();
  const intent = `ownership:${action}`;
  const loading = useNavigation().formData?.get('intent') === intent;
  const button = { name: 'intent', value: intent, loading, children: t(`team:ownership.${action}`) };
  if (action === 'decline' || action === 'withdraw') return <Button type="submit" look="line" {...button} />;
  return (
    <ConfirmButton
      look={action === 'accept' ? 'ink' : 'danger-line'}
      question={{
        title: t(`team:ownership.${action}_question`, words),
        text: t(`team:ownership.${action}_text`, words),
        confirm: t(`team:ownership.${action}`),
      }}
      {...button}
    />
  );
}
