const SCHEME = /^(?:https?:\/\/|mailto:|tel:)/i;
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?$/u;

/** The address somebody typed as a link can carry it: with its scheme; null when it is none. */
export function addressTyped(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  if (SCHEME.test(text)) return URL.canParse(text) ? text : null;
  if (EMAIL.test(text)) return `mailto:${text}`;
  return HOST.test(text) ? `https://${text}` : null;
}
