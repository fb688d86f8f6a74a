/** The pattern of `like` for text that holds the given one; its own wildcards count as letters. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
