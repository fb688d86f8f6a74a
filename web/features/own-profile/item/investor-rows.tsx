import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import type { listStakeholders } from '#shared/contracts/stakeholder.contract.ts';
import { ROUND_INVESTORS_MAX } from '#shared/domain/profile/part-fields.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { FieldGroup } from '#web/components/form/field-group.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { useT } from '#web/lib/texts.tsx';
import type { ProfileLists } from '../profile-types.ts';

type Investor = ProfileLists['funding_rounds'][number]['investors'][number];

const LEAST_LETTERS = 2;
const REST_MS = 250;
/** Empty lines to begin with: one with a script, which can add more. */
const SPARE = 3;

/**
 * Who put money into a round, one name a line: investors of the directory are offered while one types; a name it does
 * not know is a name alone.
 */
export function InvestorRows({ investors }: { investors: readonly Investor[] }) {
  const t = useT();
  const hydrated = useHydrated();
  const listId = useId();
  const [more, setMore] = useState(0);
  const [offers, setOffers] = useState<readonly string[]>([]);
  /** Names of the directory: whoever chooses one is told that the round will be linked to its page. */
  const [known, setKnown] = useState<readonly string[]>([]);
  const [names, setNames] = useState<Readonly<Record<number, string>>>({});
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout> | undefined>();
  const spare = Math.min(hydrated ? 1 + more : SPARE, Math.max(0, ROUND_INVESTORS_MAX - investors.length));
  const rows: readonly (Investor | null)[] = [...investors, ...Array.from({ length: spare }, () => null)];

  async function look(typed: string) {
    const found = await fetchApi<typeof listStakeholders>({
      method: 'GET',
      path: '/api/v1/stakeholder/all/',
      query: { search: typed, per_page: 8 },
    });
    if (!found.ok) return;
    const investing = found.value.data.filter(({ kind }) => kind !== 'startup' && kind !== 'mentor');
    setOffers(investing.map((one) => localName(one, t.language).text));
    setKnown((before) => [...before, ...investing.flatMap(({ name, name_kh }) => [name, name_kh])]);
  }
  function typed(row: number, text: string) {
    clearTimeout(timer);
    setNames((before) => ({ ...before, [row]: text.trim() }));
    if (text.trim().length < LEAST_LETTERS || offers.includes(text)) return;
    setTimer(setTimeout(() => void look(text.trim()), REST_MS));
  }

  return (
    <FieldGroup
      name="investors"
      label={t('own-profile:investors.label')}
      optional={t('common:optional')}
      hint={t('own-profile:investors.hint')}
    >
      <div className="grid gap-3">
        {rows.map((row, i) => (
          <div key={i}>
            <label className="sr-only" htmlFor={`investor-${i}`}>
              {t('own-profile:investors.line', { number: i + 1 })}
            </label>
            <input
              id={`investor-${i}`}
              name="investor"
              className="input"
              list={listId}
              autoComplete="off"
              maxLength={255}
              defaultValue={row?.name ?? ''}
              onChange={(event) => typed(i, event.currentTarget.value)}
            />
            <input type="hidden" name="investor_id" value={row?.stakeholder_id ?? ''} />
            <input type="hidden" name="investor_was" value={row?.name ?? ''} />
            {isLinked(row, names[i], known) && (
              <p className="t-small t-2 mt-1" role="status">
                {t('own-profile:investors.linked')}
              </p>
            )}
            {row?.confirmed && <p className="t-small t-3 mt-1">{t('own-profile:investors.confirmed')}</p>}
          </div>
        ))}
      </div>
      <datalist id={listId}>
        {offers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {hydrated && rows.length < ROUND_INVESTORS_MAX && (
        <div>
          <Button
            look="bare"
            size="s"
            icon={<Icon of={Plus} size="s" />}
            onClick={() => setMore((before) => before + 1)}
          >
            {t('own-profile:investors.more')}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}

/** Whether the name as it stands now leads to a page of the directory: as it was stored, or as one of its names is typed. */
function isLinked(row: Investor | null, now: string | undefined, known: readonly string[]): boolean {
  const isStored = Boolean(row?.stakeholder_id) && (now === undefined || now === row?.name);
  return isStored || (now !== undefined && now !== '' && known.includes(now));
}
