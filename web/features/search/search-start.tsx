import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';
import { clearSearches, recentSearches } from './recent-searches.ts';

/** Before anything is typed: the last five searches of this device. */
export function SearchStart({ onSearch }: { onSearch: (term: string) => void }) {
  const t = useT();
  const [recent, setRecent] = useState(recentSearches);
  if (recent.length === 0) return <p className="search-hint">{t('search:hint')}</p>;
  return (
    <section className="search-recent" aria-labelledby="recent-searches">
      <div className="flex items-center justify-between gap-4">
        <h2 id="recent-searches" className="hit-group">
          {t('search:recent')}
        </h2>
        <Button
          look="bare"
          size="s"
          onClick={() => {
            clearSearches();
            setRecent([]);
          }}
        >
          {t('search:clear_recent')}
        </Button>
      </div>
      <ul>
        {recent.map((term) => (
          <li key={term}>
            <button type="button" className="menu-item" onClick={() => onSearch(term)}>
              <Icon of={History} size="s" />
              {term}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
