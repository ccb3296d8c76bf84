/** A drawing as an address, for stories that need a picture. */
export function drawing(fill: string): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90" width="640" height="360"><rect width="160" height="90" fill="${fill}"/><circle cx="80" cy="45" r="28" fill="#def"/><path d="M0 90 40 50 70 78 105 40 160 90Z" fill="#456"/></svg>`,
  )}`;
}

/** A real png, as from a camera held upright or across. */
export async function photo(name: string, width = 640, height = 360): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  const sky = context.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, '#f2b880');
  sky.addColorStop(1, '#5b7f95');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#33475b';
  context.beginPath();
  context.arc(width / 2, height / 2, Math.min(width, height) / 4, 0, Math.PI * 2);
  context.fill();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob ?? ''], name, { type: 'image/png' });
}

/** Width, height and type of what came out. */
export async function measured(file: File): Promise<{ width: number; height: number; type: string }> {
  const { width, height } = await createImageBitmap(file);
  return { width, height, type: file.type };
}
