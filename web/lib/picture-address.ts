/** The address of the same stored picture in another width: the last part of its path says the width. */
export function pictureIn(url: string, width: 64 | 128 | 256 | 512 | 1024): string {
  return url.replace(/\/(?:\d+|original)(?=\?|$)/, `/${width}`);
}
