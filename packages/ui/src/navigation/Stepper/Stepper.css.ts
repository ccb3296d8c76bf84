import { containers, media } from '../../foundations/theme/containers.ts';
import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const stepper = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
});

const onlyNarrow = { '@container': { [containers.wide]: { display: 'none' } } };

export const bar = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  ...onlyNarrow,
});
export const barWords = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const place = componentStyle({ display: 'grid', minInlineSize: 0 });
export const count = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const currentLabel = componentStyle({
  color: vars.color.textStrong,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});

export const parts = componentStyle({ display: 'flex', gap: vars.space[1] });
const partColor = (color: string, forced: string) => ({
  background: color,
  '@media': { [media.forcedColors]: { background: forced, forcedColorAdjust: 'none' as const } },
});
export const part = componentStyle({ flexGrow: 1, blockSize: vars.space[1], borderRadius: vars.radius.full });
export const partLooks = componentVariants({
  done: partColor(vars.color.brandAccent, 'Highlight'),
  current: partColor(vars.color.brandAccent, 'Highlight'),
  upcoming: partColor(vars.color.border, 'GrayText'),
  invalid: partColor(vars.color.criticalSolid, 'CanvasText'),
});

export const list = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const foldedWhenNarrow = componentStyle({
  '@container': { [containers.wide]: { display: 'flex' } },
  display: 'none',
});

export const item = componentStyle({
  position: 'relative',
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      // From below this step's number to above the next one's, in the middle of both.
      insetBlockStart: `calc(${vars.space[2]} + ${vars.space[6]} + ${vars.space[1]} + ${vars.space.half})`,
      insetBlockEnd: `calc(-1 * ${vars.space[1]})`,
      insetInlineStart: `calc(${vars.space[2]} + ${vars.space[3]})`,
      inlineSize: vars.size.ring,
      borderRadius: vars.radius.full,
      background: vars.color.border,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:not(:last-child)::before': { background: 'GrayText' } } } },
});
export const passed = componentStyle({
  selectors: { '&&:not(:last-child)::before': { background: vars.color.brandAccent } },
});

export const step = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.size.controlTouch,
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  textAlign: 'start',
});
export const reached = componentStyle({
  transition: `background-color ${vars.duration.quick}`,
  ':hover': { background: vars.color.surfaceHover },
});

export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: `calc(${vars.space[6]} + ${vars.space.half})`,
  blockSize: `calc(${vars.space[6]} + ${vars.space.half})`,
  borderRadius: vars.radius.full,
  border: `${vars.size.ring} solid transparent`,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});
export const markLooks = componentVariants({
  done: { background: vars.color.brandSolid, color: vars.color.onBrandSolid },
  current: {
    borderColor: vars.color.brandAccent,
    background: vars.color.brandSoft,
    color: vars.color.brandText,
  },
  upcoming: { borderColor: vars.color.border, background: vars.color.surfaceRaised, color: vars.color.textQuiet },
  invalid: { background: vars.color.criticalSolid, color: vars.color.onTone },
});

export const words = componentStyle({
  display: 'grid',
  gap: vars.space.half,
  minInlineSize: 0,
  paddingBlockStart: vars.space.half,
  overflowWrap: 'anywhere',
});
export const label = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.text,
});
export const labelLooks = componentVariants({
  done: { color: vars.color.text },
  current: { color: vars.color.textStrong, fontWeight: vars.fontWeight.bold },
  upcoming: {},
  invalid: { color: vars.color.textStrong },
});
export const description = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
});
export const wrong = componentStyle({
  color: vars.color.criticalText,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});
