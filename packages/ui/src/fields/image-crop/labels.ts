import type { CropShape } from './crop-settings.ts';

export interface CropLabels {
  title: string;
  /** Under the title: how it works. */
  hint: string;
  /** Of the frame that arrow keys move the picture in. */
  frame: string;
  zoom: string;
  turn: string;
  reset: string;
  shape: string;
  shapes: Record<CropShape, string>;
  apply: string;
  skip: string;
  cancel: string;
  close: string;
  loading: string;
  /** The picture cannot be read. */
  broken: string;
  /** The code of the dialog did not arrive. */
  failed: string;
  retry: string;
}

export const defaultCropLabels: CropLabels = {
  title: 'Crop the picture',
  hint: 'Drag the picture or use the arrow keys to move it.',
  frame: 'Part of the picture that is used. The arrow keys move the picture.',
  zoom: 'Zoom',
  turn: 'Rotate 90°',
  reset: 'Reset',
  shape: 'Shape',
  shapes: { original: 'Original', square: 'Square', wide: 'Wide', tall: 'Tall' },
  apply: 'Use picture',
  skip: 'Use without cropping',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Opening the picture',
  broken: 'This picture cannot be opened. Choose another one.',
  failed: 'Cropping could not be loaded',
  retry: 'Try again',
};
