import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { Form } from 'react-router';
import type { OwnCalendar as Calendar } from '#shared/contracts/own-calendar.contract.ts';
import { SAVED_PATH } from '#shared/domain/saved.ts';
import { webcal } from '#shared/format/webcal.ts';
import { inLanguage } from '#shared/i18n/in-language.ts';
import { TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';

/** The secret address at which a calendar follows what is saved: made, shown, renewed and ended here. */
export function OwnCalendar({ calendar }: { calendar: Calendar }) {
  const t = useT();
  return (
    <section aria-labelledby="own-calendar" className="saved-calendar">
      <h2 id="own-calendar" className="t-h3">
        {t('save:own_calendar.title')}
      </h2>
      <p className="t-2 mt-2">{t('save:own_calendar.text')}</p>
      {calendar.address ? (
        <Address address={inLanguage(calendar.address, t.language)} />
      ) : (
        <Change value="renew" text={t('save:own_calendar.make')} />
      )}
    </section>
  );
}

function Address({ address }: { address: string }) {
  const t = useT();
  return (
    <>
      <div className="mt-4">
        <TextInput
          name="calendar_address"
          label={t('save:own_calendar.address')}
          hint={t('save:own_calendar.secret')}
          lang="en"
          dir="ltr"
          value={address}
          readOnly
          autoComplete="off"
        />
      </div>
      <div className="btn-row mt-4">
        <ButtonLink to={webcal(address)} look="line" icon={<Icon of={CalendarPlus} />}>
          {t('save:own_calendar.open')}
        </ButtonLink>
        <CopyButton
          value={address}
          texts={{ copy: t('common:action.copy'), copied: t('save:own_calendar.copied') }}
        />
      </div>
      <details className="mt-6">
        <summary>{t('save:own_calendar.change')}</summary>
        <p className="t-small t-2 mt-2">{t('save:own_calendar.change_text')}</p>
        <div className="btn-row">
          <Change value="renew" text={t('save:own_calendar.renew')} />
          <Change value="end" text={t('save:own_calendar.end')} />
        </div>
      </details>
    </>
  );
}

function Change({ value, text }: { value: 'renew' | 'end'; text: string }) {
  return (
    <Form method="post" action={SAVED_PATH} preventScrollReset className="mt-4">
      <Button type="submit" name="calendar" value={value} look="line">
        {text}
      </Button>
    </Form>
  );
}
