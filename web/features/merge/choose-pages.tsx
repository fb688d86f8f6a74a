import { Form } from 'react-router';
import { localName } from '#shared/i18n/local-name.ts';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Section } from '#web/features/desk/section.tsx';
import { useKindName } from '#web/features/review/kind-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { mergeTo } from '../desk/frame/merge-paths.ts';
import type { MergeData } from './load-merge.ts';

/** Finds pages by name; each can be the one that stays or the one that gives way. */
export function ChoosePages({ data: { state, found } }: { data: MergeData }) {
  const t = useT();
  const kindName = useKindName();
  return (
    <Section id="choose" title={t('merge:choose.title')} className="admin-section">
      <Form
        method="get"
        role="search"
        aria-label={t('merge:choose.search')}
        className="desk-find"
        key={state.search}
      >
        <SearchBox
          name="search"
          label={t('merge:choose.search')}
          placeholder={t('merge:choose.placeholder')}
          defaultValue={state.search}
          maxLength={200}
        />
        {state.into && <input type="hidden" name="into" value={state.into} />}
        {state.from && <input type="hidden" name="from" value={state.from} />}
        <Button type="submit" look="line">
          {t('common:action.search')}
        </Button>
      </Form>
      {state.search && found.length === 0 && <p className="t-2 mt-4">{t('merge:choose.none')}</p>}
      {found.length > 0 && (
        <ul className="admin-lines mt-4" aria-label={t('merge:choose.results')}>
          {found.map((page) => {
            const name = localName(page, t.language);
            return (
              <li key={page.id}>
                <span>
                  <b className="t-ink" lang={name.lang}>
                    {name.text}
                  </b>
                  <span className="t-small t-2 block">
                    {kindName(page)}, {t(`merge:status.${page.status}`)}
                  </span>
                </span>
                <span className="btn-row">
                  {!state.into && page.status === 'approved' && (
                    <ButtonLink look="line" size="s" to={mergeTo({ ...state, into: page.id })}>
                      {t('merge:choose.pick_into')}
                    </ButtonLink>
                  )}
                  {!state.from && (
                    <ButtonLink look="line" size="s" to={mergeTo({ ...state, from: page.id })}>
                      {t('merge:choose.pick_from')}
                    </ButtonLink>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
