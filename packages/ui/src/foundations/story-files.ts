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

/** A photo of many megabytes as phones write it: held upright, which only its EXIF data says, with the word of where. */
export async function largePhoto(name: string, width = 3000, height = 2000): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  const picture = context.createImageData(width, height);
  // Noise, which no JPEG makes small.
  const words = new Uint32Array(picture.data.buffer);
  let state = 1;
  for (let at = 0; at < words.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    words[at] = state | 0xff_00_00_00;
  }
  context.putImageData(picture, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 1));
  const bytes = blob ?? new Blob();
  return new File([bytes.slice(0, 2), heldUpright, bytes.slice(2)], name, { type: 'image/jpeg' });
}

/** A photo of so many pixels, in fewer bytes than a camera's: what it shows is drawn, its grain is a tile. Held upright, as its EXIF data says. */
export async function detailedPhoto(name: string, width = 8064, height = 6048): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = '#5b7f95';
  context.fillRect(0, 0, width, height);
  const grain = context.createPattern(grainyTile(), 'repeat');
  if (grain !== null) context.fillStyle = grain;
  context.globalAlpha = 0.1;
  context.fillRect(0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.6));
  const bytes = blob ?? new Blob();
  return new File([bytes.slice(0, 2), heldUpright, bytes.slice(2)], name, { type: 'image/jpeg' });
}

function grainyTile(): HTMLCanvasElement {
  const tile = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
  const context = tile.getContext('2d');
  for (let at = 0; at < 64 * 64; at += 1) {
    const shade = (at * 7919) % 256;
    if (context !== null) context.fillStyle = `rgb(${shade} ${shade} ${shade})`;
    context?.fillRect(at % 64, Math.floor(at / 64), 1, 1);
  }
  return tile;
}

/** The EXIF data of a camera that was turned by a quarter. */
const heldUpright = Uint8Array.from([
  ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
  ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
]);

/** Width, height and type of what came out. */
export async function measured(file: File): Promise<{ width: number; height: number; type: string }> {
  const { width, height } = await createImageBitmap(file);
  return { width, height, type: file.type };
}

/** A PDF with a line of text on each page, as an address; written by hand, since its reader is what is shown. */
export function samplePdf(lines: readonly string[]): string {
  const pageId = (index: number) => 4 + index * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${lines.length} /Kids [${lines.map((_, index) => `${pageId(index)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, index) => {
      const content = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET 0.6 w 72 700 m 523 700 l S`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageId(index) + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return URL.createObjectURL(new Blob([text], { type: 'application/pdf' }));
}

/** A second of silence as wav, as an address. */
export function silence(): string {
  const rate = 8000;
  const view = new DataView(new ArrayBuffer(44 + rate));
  const write = (offset: number, text: string) =>
    [...text].forEach((letter, index) => view.setUint8(offset + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, 36 + rate, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, rate, true);
  new Uint8Array(view.buffer, 44).fill(128);
  return URL.createObjectURL(new Blob([view.buffer], { type: 'audio/wav' }));
}
