/** As wide as the viewer, or a share of the printed size. */
export type Zoom = 'width' | number;

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

export const zoomLimits = { min: steps[0], max: steps[8] } as const;

/** Pixels of the screen per point of the page at 100 %. */
export const pixelsPerPoint = 96 / 72;

/** Pixels per point at a zoom, for a page of so many points in a viewer of so many pixels. */
export function scaleOf(zoom: Zoom, pageWidth: number, room: number): number {
  const wanted = zoom === 'width' ? room / pageWidth : zoom * pixelsPerPoint;
  return Math.min(zoomLimits.max * pixelsPerPoint, Math.max(0.1, wanted));
}

/** The next step larger or smaller than a share. */
export function stepped(share: number, direction: 1 | -1): number {
  const tolerance = 0.01;
  if (direction > 0) return steps.find((step) => step > share + tolerance) ?? zoomLimits.max;
  return steps.findLast((step) => step < share - tolerance) ?? zoomLimits.min;
}
