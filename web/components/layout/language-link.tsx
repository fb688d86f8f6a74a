import { useLocation } from 'react-router';
import { LANGUAGE_NAMES, otherLanguage } from '#shared/i18n/languages.ts';
import { switchTo } from '#web/features/shell/addresses.ts';
import { changeLanguage } from '#web/features/shell/remember-language.ts';
import { useT } from '#web/lib/texts.tsx';
import { AppLink } from '../ui/app-link.tsx';

/** The same page in the other language, named in that language, without a flag. */
export function LanguageLink() {
  const t = useT();
  const location = useLocation();
  const other = otherLanguage(t.language);
  return (
    <AppLink
      to={switchTo(other, location)}
      reload
      className="lang-switch"
      lang={other}
      hrefLang={other}
      rel="nofollow"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        changeLanguage(other);
      }}
    >
      {LANGUAGE_NAMES[other]}
    </AppLink>
  );
}
