import { useId, useState } from 'react';
import type { listStakeholders } from '#shared/contracts/stakeholder.contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { TextInput } from '#web/components/form/text-input.tsx';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Control } from '../values/listing-form-rows.ts';
import { useFieldProps } from './use-field-props.tsx';

const OFFERED = 8;
const LEAST_LETTERS = 2;
const REST_MS = 250;

interface Offer {
  id: string;
  name: string;
  /** The name in the other language, to tell namesakes apart. */
  other: string;
}

/**
 * An organisation by name: who stands in the directory is offered while one types, and any other name may be typed out.
 * Without a script it is a line of text; the server looks the name up in either case.
 */
export function OrganisationField(control: Control) {
  const t = useT();
  const { props, value } = useFieldProps(control);
  const listId = useId();
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout> | undefined>();

  async function look(typed: string) {
    const found = await fetchApi<typeof listStakeholders>({
      method: 'GET',
      path: '/api/v1/stakeholder/all/',
      query: { search: typed, per_page: OFFERED },
    });
    if (!found.ok) return;
    setOffers(
      found.value.data.map((one) => {
        const name = localName(one, t.language).text;
        return { id: one.id, name, other: [one.name, one.name_kh].find((other) => other !== name) ?? '' };
      }),
    );
  }

  function typed(text: string) {
    clearTimeout(timer);
    if (text.trim().length < LEAST_LETTERS || offers.some(({ name }) => name === text)) return;
    setTimer(setTimeout(() => void look(text.trim()), REST_MS));
  }

  return (
    <>
      <TextInput
        {...props}
        list={listId}
        autoComplete="off"
        defaultValue={value}
        onChange={(event) => typed(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {offers.map(({ id, name, other }) => (
          <option key={id} value={name}>
            {other}
          </option>
        ))}
      </datalist>
    </>
  );
}
