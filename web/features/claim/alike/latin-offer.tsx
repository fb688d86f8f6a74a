import { useEffect, useState } from 'react';
import { writeLatin } from '#shared/khmer/write-latin.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useT } from '#web/lib/texts.tsx';

export interface LatinOfferProps {
  form: HTMLFormElement;
}

const NAMES = ['last_name', 'first_name', 'name'];

/** Names of a form that stand there in Khmer only, in Latin letters. */
function latinOf(form: HTMLFormElement): { field: string; latin: string }[] {
  const values = new FormData(form);
  const text = (name: string) => String(values.get(name) ?? '').trim();
  return NAMES.filter((field) => text(field) === '' && text(`${field}_kh`) !== '')
    .map((field) => ({ field, latin: writeLatin(text(`${field}_kh`), { isPerson: field !== 'name' }) }))
    .filter(({ latin }) => latin !== '');
}

/** The proposal with why it is asked for; one press takes it, and it can be changed afterwards. */
export function LatinOffer({ form }: LatinOfferProps) {
  const t = useT();
  const [offers, setOffers] = useState(() => latinOf(form));
  useEffect(() => {
    const look = () => setOffers(latinOf(form));
    form.addEventListener('input', look);
    return () => form.removeEventListener('input', look);
  }, [form]);
  if (offers.length === 0) return null;

  function take() {
    for (const { field, latin } of offers) {
      const input = form.querySelector<HTMLInputElement>(`input[name="${field}"]`);
      if (!input) continue;
      input.value = latin;
      for (const type of ['input', 'focusout']) input.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }

  return (
    <Notice tone="info" title={t('listing:latin.title')}>
      <p className="t-small">{t('listing:latin.text')}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <b lang="en">{offers.map(({ latin }) => latin).join(' ')}</b>
        <Button look="line" size="s" onClick={take}>
          {t('listing:latin.take')}
        </Button>
      </p>
    </Notice>
  );
}
