import sharp from 'sharp';

/** Bytes of a plain picture of a size, in the given format. */
export function picture(
  format: 'png' | 'jpeg' | 'webp' | 'gif',
  { width = 300, height = 300 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  const background = { r: 194, g: 65, b: 12 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}
