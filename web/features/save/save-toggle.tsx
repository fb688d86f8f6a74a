import Bookmark from 'lucide-react/icons/bookmark';
import { SAVED_PATH, type SavedKind, savedKey } from '#shared/domain/saved.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { SaveButton } from '#web/components/ui/save-button.tsx';
import { useStore } from '#web/lib/store.ts';
import { useT } from '#web/lib/texts.tsx';
import { savedChanges } from './saved-changes.ts';

export interface SaveToggleProps {
  kind: SavedKind;
  id: string;
  /** Its name in the page's language, for those who hear the button. */
  name: string;
  /** As the server said it: `is_saved` of the record. */
  saved: boolean;
  /** A button with words, for the head of a page. */
  wide?: boolean;
}

/**
 * Save something, or take it off the list. A form with one button: without a script it posts to the saved list
 * and comes back. With one, `useSaves` takes over for every such button of the page, in server-drawn parts too, so that this
 * draws only.
 */
export function SaveToggle({ kind, id, name, saved, wide }: SaveToggleProps) {
  const t = useT();
  const key = savedKey({ kind, object_id: id });
  const isSaved = useStore(savedChanges).get(key) ?? saved;
  const field = { name: isSaved ? 'unsave' : 'save', value: key, 'data-save': '' };
  return (
    <form method="post" action={SAVED_PATH} className="contents">
      {wide ? (
        <Button
          {...field}
          type="submit"
          look="line"
          className="save-wide"
          icon={<Icon of={Bookmark} />}
          aria-pressed={isSaved}
        >
          <span>{t('common:action.save')}</span>
          <span>{t('common:action.saved')}</span>
        </Button>
      ) : (
        <SaveButton {...field} saved={isSaved} label={t('common:action.save_named', { name })} />
      )}
    </form>
  );
}
