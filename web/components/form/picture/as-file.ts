/** What was drawn as a file of a type, under the name of where it came from; null where the browser cannot write it. */
export function asFile(
  canvas: HTMLCanvasElement,
  name: string,
  type: 'image/jpeg' | 'image/png',
): Promise<File | null> {
  const ending = type === 'image/png' ? 'png' : 'jpg';
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], `${name.replace(/\.\w+$/, '')}.${ending}`, { type })),
      type,
      0.9,
    );
  });
}

/** An empty sheet; white where a type knows nothing transparent, which would turn black. */
export function sheet(
  width: number,
  height: number,
  type: 'image/jpeg' | 'image/png',
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}
