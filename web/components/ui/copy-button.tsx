import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { inLanguage } from '#shared/i18n/in-language.ts';
import { isLanguage } from '#shared/i18n/languages.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { Button } from './button.tsx';
import type { ButtonLookProps } from './button-look.ts';
import { Icon } from './icon.tsx';

export interface CopyButtonProps extends ButtonLookProps {
  /** What goes to the clipboard; left out: the address of the page. */
  value?: string;
  texts: { copy: string; copied: string };
}

const SHOWN_MS = 2000;

/** The address of the page, in the language it is read in. */
function addressHere(): string {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? inLanguage(location.href, lang) : location.href;
}

/** Copies a text and says so, in the button and to screen readers. */
export function CopyButton({ value, texts, look = 'line', ...rest }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    setCopied(await copyText(value ?? addressHere()));
  };
  return (
    <>
      <Button look={look} {...rest} icon={<Icon of={copied ? Check : Copy} />} onClick={copy}>
        {copied ? texts.copied : texts.copy}
      </Button>
      <span className="sr-only" role="status">
        {copied ? texts.copied : ''}
      </span>
    </>
  );
}
