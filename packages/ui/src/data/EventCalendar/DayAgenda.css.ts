import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const list = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.half });

export const empty = componentStyle({
  padding: vars.space[2],
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
});

export const event = componentStyle({
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: vars.size.controlTouch,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceHover },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ring})` },
});

export const mark = componentStyle({
  flexShrink: 0,
  inlineSize: vars.space[1],
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

export const words = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const title = componentStyle({
  color: vars.color.textStrong,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const note = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});
