import { blobOf } from './canvas-blob.ts';
import { cropDrawing, croppedFileName, type CropArea } from './crop-geometry.ts';

const quality = 0.9;

export interface Crop {
  area: CropArea;
  rotation: number;
  /** Pixels of the longer side. */
  maxEdge: number;
}

/** Cuts the area out of a picture and writes it anew, in the same type where the browser can. */
export async function croppedFile(file: File, { area, rotation, maxEdge }: Crop): Promise<File> {
  const picture = await createImageBitmap(file);
  const drawing = cropDrawing(picture, rotation, area, maxEdge);
  const canvas = Object.assign(document.createElement('canvas'), drawing.canvas);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no room for the picture');
  context.imageSmoothingQuality = 'high';
  context.translate(drawing.middle.x, drawing.middle.y);
  context.rotate((rotation * Math.PI) / 180);
  context.scale(drawing.scale, drawing.scale);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  picture.close();
  const { name, type } = croppedFileName(file);
  return new File([await blobOf(canvas, type, quality)], name, { type });
}
