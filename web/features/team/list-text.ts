/** Far more than the invitations of a year. */
export const LIST_FILE_MAX_KB = 40;

/** The text of a list as spreadsheets save it, in UTF-8 or UTF-16; null when it is too long or no text. */
export async function listText(file: Blob): Promise<string | null> {
  if (file.size === 0 || file.size > LIST_FILE_MAX_KB * 1024) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const name = wide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    const text = new TextDecoder(name, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text.trim();
  } catch {
    return null;
  }
}
