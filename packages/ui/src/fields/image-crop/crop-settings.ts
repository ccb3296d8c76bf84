/** The shape that a picture is cut to; `free` lets the member choose. */
export type CropRatio = '16:9' | '4:3' | '3:1' | '1:1' | 'free';

/** The shapes to choose from when the ratio is free. */
export const cropShapes = ['original', 'square', 'wide', 'tall'] as const;

export type CropShape = (typeof cropShapes)[number];

export interface CropSettings {
  /** How far the picture is moved, in pixels of the screen. */
  position: { x: number; y: number };
  zoom: number;
  rotation: 0 | 90 | 180 | 270;
  shape: CropShape;
}

export const zoomRange = { min: 1, max: 4, step: 0.1 } as const;

export const untouched: CropSettings = {
  position: { x: 0, y: 0 },
  zoom: zoomRange.min,
  rotation: 0,
  shape: 'original',
};

const quarterTurns = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;

/** A quarter turn clockwise; the picture comes back to the middle. */
export function turned(settings: CropSettings): CropSettings {
  return { ...settings, rotation: quarterTurns[settings.rotation], position: untouched.position };
}

export function isUntouched({ position, zoom, rotation, shape }: CropSettings): boolean {
  const isMoved = position.x !== 0 || position.y !== 0;
  return !isMoved && zoom === untouched.zoom && rotation === untouched.rotation && shape === untouched.shape;
}

export interface Size {
  width: number;
  height: number;
}

/** Width by height of what is cut out. */
export function aspectOf(ratio: CropRatio, { shape, rotation }: CropSettings, picture: Size): number {
  if (ratio !== 'free') {
    const [width = 1, height = 1] = ratio.split(':').map(Number);
    return width / height;
  }
  const original = picture.width / picture.height;
  const shapes: Record<CropShape, number> = {
    original: rotation % 180 === 0 ? original : 1 / original,
    square: 1,
    wide: 16 / 9,
    tall: 4 / 5,
  };
  return shapes[shape];
}
