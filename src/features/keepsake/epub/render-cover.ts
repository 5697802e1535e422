/** Renders a cover as JPEG, 900 × 1200. Rejects where the browser can't. */
export async function renderCover(svg: string): Promise<Uint8Array> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 1200 });
    canvas.getContext('2d')!.drawImage(image, 0, 0, 900, 1200);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    if (!jpeg) throw new Error('The cover could not be painted.');
    return new Uint8Array(await jpeg.arrayBuffer());
  } finally {
    URL.revokeObjectURL(address);
  }
}
