/** Widths a picture is served in, in pixels; `original` is the stored file itself. */
export const IMAGE_WIDTHS = [64, 128, 256, 512, 1024] as const;
