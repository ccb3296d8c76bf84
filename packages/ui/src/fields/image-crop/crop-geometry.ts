import type { Size } from './crop-settings.ts';

/** A part of a picture, in its own pixels. */
export interface CropArea extends Size {
  x: number;
  y: number;
}

export interface CropDrawing {
  canvas: Size;
  /** From the pixels of the picture to those of the canvas. */
  scale: number;
  /** Where the middle of the picture comes to lie on the canvas. */
  middle: { x: number; y: number };
}

/** How to draw a picture so that the canvas holds just the area, which is given in the turned picture. */
export function cropDrawing(picture: Size, rotation: number, area: CropArea, maxEdge: number): CropDrawing {
  const turned = rotation % 180 === 0 ? picture : { width: picture.height, height: picture.width };
  const scale = Math.min(1, maxEdge / Math.max(area.width, area.height));
  return {
    canvas: {
      width: Math.max(1, Math.round(area.width * scale)),
      height: Math.max(1, Math.round(area.height * scale)),
    },
    scale,
    middle: { x: (turned.width / 2 - area.x) * scale, y: (turned.height / 2 - area.y) * scale },
  };
}

const writable: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** Type and name of the cropped file: a type that browsers cannot write becomes png. */
export function croppedFileName({ name, type }: { name: string; type: string }): { name: string; type: string } {
  if (type in writable) return { name, type };
  return { name: `${name.replace(/\.[^.]*$/, '')}.png`, type: 'image/png' };
}
