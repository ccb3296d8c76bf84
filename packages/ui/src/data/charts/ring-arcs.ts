import { arc, pie, type PieArcDatum } from 'd3-shape';

/** A part of a whole. */
export interface RingChartPart {
  id: string;
  label: string;
  value: number;
}

export interface RingArc {
  part: RingChartPart;
  /** Its place among the parts, and so its colour. */
  index: number;
  path: string;
  /** 0 to 1. */
  share: number;
}

const shapeOf = arc<PieArcDatum<RingChartPart>>().innerRadius(33).outerRadius(49).cornerRadius(1.5).padAngle(0.025);

/** The arcs of a ring of 100 by 100 around 0, 0, from the top, clockwise, in the order of the parts. */
export function ringArcs(parts: readonly RingChartPart[]): RingArc[] {
  const counted = parts.map((part) => ({ ...part, value: Math.max(0, part.value) }));
  const total = counted.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) return [];
  const slices = pie<RingChartPart>()
    .sort(null)
    .value(({ value }) => value)(counted);
  return slices.flatMap((slice, index) =>
    slice.value === 0 ? [] : [{ part: slice.data, index, path: shapeOf(slice) ?? '', share: slice.value / total }],
  );
}
