import { useState } from 'react';
import { useT } from '#web/lib/texts.tsx';
import { isSlashOn, setSlash } from './search-keys.ts';

/** What the keys do, and the way to switch off the single one (WCAG 2.1.4). */
export function SearchFoot() {
  const t = useT();
  const [slash, setOn] = useState(isSlashOn);
  return (
    <div className="search-foot">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('search:keys_move')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('search:keys_open')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('search:keys_close')}
      </span>
      <label className="search-slash">
        <input
          type="checkbox"
          checked={slash}
          onChange={(event) => {
            setSlash(event.target.checked);
            setOn(event.target.checked);
          }}
        />
        <span>
          <kbd>/</kbd> {t('search:keys_slash')}
        </span>
      </label>
    </div>
  );
}
