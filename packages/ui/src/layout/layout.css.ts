import type { ComplexStyleRule } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../foundations/theme/layered-style.ts';
import { cardSteps, containerName, containers, wideCardSteps } from '../foundations/theme/containers.ts';
import { vars } from '../foundations/theme/vars.ts';
import type { Space } from './space.ts';

const steps: readonly Space[] = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16];

function perStep(rule: (step: Space) => ComplexStyleRule): Record<Space, string> {
  return componentVariants(Object.fromEntries(steps.map((step) => [step, rule(step)]))) as Record<Space, string>;
}

export const gaps = perStep((step) => ({ gap: vars.space[step] }));
/** Where a phone shows larger text, its width is for the words. */
export const paddings = perStep((step) => ({
  padding: vars.space[step],
  ...(step > 2 && { '@container': { [containers.tiny]: { padding: vars.space[2] } } }),
}));

export const stack = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const inline = componentStyle({ display: 'flex', flexDirection: 'row', minInlineSize: 0 });
export const wrapping = componentStyle({ flexWrap: 'wrap' });

export const alignments = componentVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justifications = componentVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const growing = componentStyle({ flexGrow: 1, flexBasis: 0, minInlineSize: 0 });

const fitting = (least: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))` });

export const grid = componentStyle({ display: 'grid', minInlineSize: 0, alignItems: 'stretch' });
export const gridColumns = componentVariants({
  xs: fitting(vars.size.columnXs),
  sm: fitting(vars.size.columnSm),
  md: fitting(vars.size.columnMd),
  lg: fitting(vars.size.columnLg),
});

const inRow = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const inRowsFrom = (steps: readonly number[]) => ({
  ...inRow(1),
  '@container': Object.fromEntries(
    steps.map((width, at) => [`${containerName} (min-width: ${width}em)`, inRow(at + 2)]),
  ),
});
export const cardColumns = componentVariants({ cards: inRowsFrom(cardSteps), wideCards: inRowsFrom(wideCardSteps) });

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[8],
  minInlineSize: 0,
});

const beside = (template: string) => ({ '@container': { [containers.wide]: { gridTemplateColumns: template } } });
export const columnTemplates = {
  start: componentVariants({
    panel: beside(`${vars.size.sidePanel} minmax(0, 1fr)`),
    menu: beside(`${vars.size.sideMenu} minmax(0, 1fr)`),
    half: beside('repeat(2, minmax(0, 1fr))'),
  }),
  end: componentVariants({
    panel: beside(`minmax(0, 1fr) ${vars.size.sidePanel}`),
    menu: beside(`minmax(0, 1fr) ${vars.size.sideMenu}`),
    half: beside('repeat(2, minmax(0, 1fr))'),
  }),
};
export const onlyWide = componentStyle({
  display: 'none',
  '@container': { [containers.wide]: { display: 'block' } },
});
export const stickySide = componentStyle({
  '@container': {
    [containers.wide]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space[6]})`,
      maxBlockSize: `calc(100dvh - ${vars.size.header} - ${vars.space[6]})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      // Room for the focus rings of what scrolls in it, which stands in line with the rest of the page all the same.
      padding: vars.space[1],
      margin: `calc(-1 * ${vars.space[1]})`,
    },
  },
});
export const placedAbove = componentStyle({ '@container': { [containers.belowWide]: { order: -1 } } });
export const placedLast = componentStyle({ '@container': { [containers.wide]: { order: 1 } } });
export const column = componentStyle({ minInlineSize: 0 });

export const page = componentStyle({
  marginInline: 'auto',
  inlineSize: '100%',
  paddingInline: vars.space[4],
  paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  '@container': {
    [containers.medium]: { paddingInline: vars.space[6], paddingBlockStart: vars.space[8], gap: vars.space[8] },
  },
});
const within = (width: string) => ({ maxInlineSize: `calc(${width} + 2 * ${vars.space[6]})` });
export const pageWidths = componentVariants({
  narrow: within(vars.size.contentNarrow),
  small: within(vars.size.contentSmall),
  admin: within(vars.size.contentAdmin),
  medium: within(vars.size.contentMedium),
  large: within(vars.size.contentLarge),
  full: { maxInlineSize: vars.size.layoutMax },
});

export const section = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
});
export const sectionHead = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const divider = componentStyle({ borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}` });

export const box = componentStyle({ minInlineSize: 0 });
export const surfaces = componentVariants({
  none: {},
  raised: { background: vars.color.surfaceRaised, borderRadius: vars.radius.card },
  sunken: { background: vars.color.surfaceSunken, borderRadius: vars.radius.card },
  brandSoft: { background: vars.color.brandSoft, borderRadius: vars.radius.card },
});
export const bordered = componentStyle({
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
});
