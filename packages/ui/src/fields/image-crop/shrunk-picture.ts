import { blobOf } from './canvas-blob.ts';
import { pixelsIn } from './pixels-in.ts';

/** Phones take four times as many where somebody asks for it. */
const mostPixels = 12_000_000;

/** Pixels of the longer side, and how well it is written: the first that is small enough is taken. */
const attempts = [
  { edge: 2400, quality: 0.85 },
  { edge: 2400, quality: 0.7 },
  { edge: 1600, quality: 0.7 },
  { edge: 1200, quality: 0.6 },
];

/** Whether a picture has more pixels than anybody sees, however few its bytes. */
export async function hasTooManyPixels(file: File): Promise<boolean> {
  return ((await pixelsIn(file)) ?? 0) > mostPixels;
}

/** A picture drawn anew as JPEG, upright, in so many bytes at most; null where no attempt is small enough. */
export async function shrunkPicture(file: File, name: string, maxBytes: number): Promise<File | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const { edge, quality } of attempts) {
      const blob = await blobOf(drawn(picture, edge), 'image/jpeg', quality);
      if (blob.size <= maxBytes) return new File([blob], name, { type: 'image/jpeg' });
    }
    return null;
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, edge: number): HTMLCanvasElement {
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no room for the picture');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: what was seen through would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
