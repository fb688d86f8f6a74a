import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { keep, onDevice, readKept } from '#web/lib/device-storage.ts';

const KEY = 'network-profile';

/**
 * Keeps how somebody last looked at the network on their device: who comes back without saying it in the address
 * finds the currency they chose. Returns how the page says so before it is awake (web/starter/signs-of-use.ts).
 */
export function useNetworkProfile(
  currency: string | null,
  currencies: readonly string[],
): Partial<Record<'data-wakes' | 'data-kept', string>> {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isNamed = params.has('funding_currency');
  useEffect(() => {
    if (isNamed) return keep(onDevice, KEY, currency ? JSON.stringify({ funding_currency: currency }) : null);
    const kept = keptCurrency();
    if (kept && currencies.includes(kept))
      void navigate(`?funding_currency=${kept}`, { replace: true, preventScrollReset: true });
  }, [isNamed, currency, currencies, navigate]);
  return isNamed ? { 'data-wakes': '' } : { 'data-kept': KEY };
}

function keptCurrency(): string | null {
  try {
    const kept: unknown = JSON.parse(readKept(onDevice, KEY) ?? 'null');
    return (kept as { funding_currency?: string } | null)?.funding_currency ?? null;
  } catch {
    return null;
  }
}
