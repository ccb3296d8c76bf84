import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

/** A colour per series. In forced colours all are the text's, and patterns, dashes and markers tell them apart. */
export const seriesColors = [
  vars.color.chart1,
  vars.color.chart2,
  vars.color.chart3,
  vars.color.chart4,
  vars.color.chart5,
  vars.color.chart6,
].map((color) =>
  componentStyle({
    color,
    '@media': {
      [media.forcedColors]: { color: 'CanvasText', forcedColorAdjust: 'none' },
      [media.print]: { printColorAdjust: 'exact' },
    },
  }),
);

export const patternInk = componentStyle({
  stroke: vars.color.surfaceRaised,
  fill: vars.color.surfaceRaised,
  opacity: 0.55,
  '@media': {
    [media.forcedColors]: { stroke: 'Canvas', fill: 'Canvas', opacity: 1, forcedColorAdjust: 'none' },
  },
});

export const swatch = componentStyle({
  flexShrink: 0,
  inlineSize: vars.space[5],
  blockSize: vars.space[3],
  overflow: 'visible',
});
