import Filter from 'lucide-react/icons/list-filter';
import { Form } from 'react-router';
import { PROVINCES } from '#shared/domain/provinces.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Select } from '#web/components/form/select.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { DropBox } from '#web/components/ui/drop-box.tsx';
import { staffName } from '#web/features/desk/staff-name.ts';
import { useT } from '#web/lib/texts.tsx';
import type { QueueData } from './load-queue.ts';
import { MORE_FILTERS, NO_MORE_FILTERS, queueQuery, queueTo, withChange } from './queue-state.ts';

const CHOICES = ['assignee', 'province', 'sector', 'language'] as const;
const DAYS = ['sent_from', 'sent_until'] as const;

/** By whom it is looked at, where and in what it works, how its owner is written to, when it was sent. */
export function QueueFilters({ queue: { state, colleagues, sectors } }: { queue: QueueData }) {
  const t = useT();
  const nameIn = (entry: object) => localName(entry, t.language).text;
  const plain = withChange(state, NO_MORE_FILTERS);
  const chosen = MORE_FILTERS.filter((name) => state[name] !== '').length;
  const options = {
    assignee: colleagues.map((one) => ({ value: one.id, label: staffName(one, t.language).text })),
    province: PROVINCES.map((one) => ({ value: one.code, label: nameIn(one) })),
    sector: sectors.map((one) => ({ value: one.value, label: nameIn(one) })),
    language: LANGUAGES.map((value) => ({ value, label: t(`desk:language.${value}`) })),
  };
  return (
    <DropBox icon={Filter} text={t('desk:queue.more_filters')} count={chosen}>
      <Form method="get" className="drop-form" preventScrollReset>
        {CHOICES.map((name) => (
          <Select
            key={name}
            id={`filter-${name}`}
            name={name}
            label={t(`desk:queue.filter.${name}`)}
            placeholder={t('common:all')}
            defaultValue={state[name]}
            optional=""
            options={options[name]}
          />
        ))}
        <fieldset className="drop-dates">
          <legend className="field-label">{t('desk:queue.filter.sent')}</legend>
          {DAYS.map((name) => (
            <TextInput
              key={name}
              id={`filter-${name}`}
              name={name}
              type="date"
              label={t(`desk:queue.filter.${name}`)}
              defaultValue={state[name]}
              optional=""
            />
          ))}
        </fieldset>
        {[...new URLSearchParams(queueQuery(plain))].map(([name, value], i) => (
          <input key={`${name} ${i}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" look="ink" wide>
          {t('common:action.apply')}
        </Button>
        {chosen > 0 && (
          <AppLink className="link" to={queueTo(plain)} keepScroll>
            {t('desk:queue.empty.clear')}
          </AppLink>
        )}
      </Form>
    </DropBox>
  );
}
