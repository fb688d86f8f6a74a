import { Form } from 'react-router';
import { SAVED_GROUPS, SAVED_ORDERS, SAVED_PATH } from '#shared/domain/saved.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { AppliedSelect } from '#web/components/form/applied-select.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { WithoutScripts } from '#web/components/layout/without-scripts.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { SavedData } from './load-saved.ts';
import { viewTo, withChange } from './saved-view.ts';

type Props = Pick<SavedData, 'view' | 'list'>;

/** The kinds there are, with how many of each; kinds with nothing in them stay away. */
export function SavedTabs({ view, list }: Props) {
  const t = useT();
  const to = (group: typeof view.group) => viewTo(withChange(view, { group }));
  const total = list.groups.reduce((sum, { count }) => sum + count, 0);
  const shown = SAVED_GROUPS.flatMap((group) => {
    const count = list.groups.find((one) => one.group === group)?.count ?? 0;
    return count > 0 || view.group === group ? [{ group, count }] : [];
  });
  return (
    <Tabs
      label={t('save:tabs')}
      keepScroll
      items={[
        { to: to(''), text: t('save:group.all'), count: formatInteger(total), current: !view.group },
        ...shown.map(({ group, count }) => ({
          to: to(group),
          text: t(`save:group.${group}`),
          count: formatInteger(count),
          current: view.group === group,
        })),
      ]}
    />
  );
}

/** Search and order: a plain form; with a script each choice is applied at once. */
export function SavedToolbar({ view, list }: Props) {
  const t = useT();
  const { search, group, ordering } = view;
  return (
    <Form
      method="get"
      action={SAVED_PATH}
      role="search"
      aria-label={t('save:search')}
      className="saved-tools"
      key={`${search} ${group} ${ordering}`}
    >
      <p role="status" className="strong">
        {search
          ? t('save:found', { count: list.item_count, term: search })
          : t('save:count', { count: list.item_count })}
      </p>
      {group && <input type="hidden" name="group" value={group} />}
      <SearchBox
        name="search"
        label={t('save:search')}
        placeholder={t('save:search')}
        defaultValue={search}
        maxLength={200}
      />
      <AppliedSelect
        name="ordering"
        label={t('common:action.sort_by')}
        value={ordering}
        options={SAVED_ORDERS.map((value) => ({ value, label: t(`save:order.${value}`) }))}
      />
      <WithoutScripts>
        <Button type="submit" look="line">
          {t('save:apply')}
        </Button>
      </WithoutScripts>
    </Form>
  );
}
