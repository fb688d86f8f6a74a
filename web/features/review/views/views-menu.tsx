import Bookmark from 'lucide-react/icons/bookmark';
import Trash from 'lucide-react/icons/trash-2';
import { useFetcher } from 'react-router';
import type { SavedView } from '#shared/contracts/saved-view.contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { TextInput } from '#web/components/form/text-input.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { classNames } from '#web/components/ui/class-names.ts';
import { DropBox } from '#web/components/ui/drop-box.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';
import { VIEWS_PATH, type ViewAnswer } from './views-path.ts';

export interface ViewsMenuProps {
  /** `review`, or a collection. */
  list: string;
  views: readonly SavedView[];
  /** What would be saved now: the query of the list without its page. */
  query: string;
  viewTo: (query: string) => string;
}

/** Views kept under a name, the own ones and those of the whole desk. */
export function ViewsMenu({ list, views, query, viewTo }: ViewsMenuProps) {
  const t = useT();
  return (
    <DropBox icon={Bookmark} text={t('collection:views.title')} count={views.length}>
      {views.length > 0 && (
        <ul className="menu-list">
          {views.map((view) => (
            <li key={view.id} className="views-line">
              <AppLink
                to={viewTo(view.query)}
                className="menu-item"
                aria-current={view.query === query ? 'page' : undefined}
              >
                <span className="min-w-0">
                  <span className={classNames('block', view.query === query && 'strong')}>{view.name}</span>
                  {view.shared && <span className="t-small t-3 block">{sharedBy(view)}</span>}
                </span>
              </AppLink>
              {view.can.delete && <DeleteView view={view} />}
            </li>
          ))}
        </ul>
      )}
      <SaveView list={list} query={query} />
    </DropBox>
  );

  function sharedBy({ created_by }: SavedView) {
    if (!created_by) return t('collection:views.shared');
    return t('collection:views.shared_by', { name: localName(created_by, t.language).text });
  }
}

function DeleteView({ view }: { view: SavedView }) {
  const t = useT();
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={VIEWS_PATH}>
      <input type="hidden" name="id" value={view.id} />
      <input type="hidden" name="list" value={view.list} />
      <IconButton
        type="submit"
        name="intent"
        value="delete"
        label={t('collection:views.delete', { name: view.name })}
      >
        <Icon of={Trash} size="s" />
      </IconButton>
    </fetcher.Form>
  );
}

function SaveView({ list, query }: { list: string; query: string }) {
  const t = useT();
  const fetcher = useFetcher<ViewAnswer>();
  const problem = fetcher.data?.problem;
  const saved = fetcher.state === 'idle' && fetcher.data && !problem;
  return (
    <fetcher.Form method="post" action={VIEWS_PATH} className="drop-form" key={saved ? 'saved' : 'typed'}>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="query" value={query} />
      <TextInput
        name="name"
        id="view-name"
        label={t('collection:views.name')}
        hint={t('collection:views.hint')}
        maxLength={60}
        autoComplete="off"
        error={problem ? (problem.errors?.name ?? problemTexts(t, problem).message) : null}
      />
      <Checkbox name="shared" id="view-shared" value="yes" label={t('collection:views.share')} />
      <Button
        type="submit"
        look="ink"
        wide
        name="intent"
        value="save"
        loading={fetcher.formData?.get('intent') === 'save'}
      >
        {t('collection:views.save')}
      </Button>
      <p role="status" className="t-small t-2">
        {saved ? t('collection:views.saved') : ''}
      </p>
    </fetcher.Form>
  );
}
