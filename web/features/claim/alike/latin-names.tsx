import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { LatinOfferProps } from './latin-offer.tsx';

/** Proposes a name written in Khmer only in Latin letters. What proposes is fetched with the first Khmer letter. */
export function LatinNames() {
  const place = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<{ Offer: ComponentType<LatinOfferProps>; form: HTMLFormElement }>();
  useEffect(() => {
    const form = place.current?.closest('form');
    // What was typed before the script came counts, too.
    const look = async () => {
      const names = form?.querySelectorAll<HTMLInputElement>('input[name$="name_kh"]') ?? [];
      if (!form || ![...names].some(({ value }) => value)) return;
      form.removeEventListener('input', look);
      const { LatinOffer: Offer } = await import('./latin-offer.tsx');
      setFound({ Offer, form });
    };
    void look();
    form?.addEventListener('input', look);
    return () => form?.removeEventListener('input', look);
  }, []);
  return (
    <div ref={place} role="status" className="empty:-mt-7">
      {found && <found.Offer form={found.form} />}
    </div>
  );
}
