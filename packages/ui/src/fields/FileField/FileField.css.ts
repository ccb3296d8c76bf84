import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const field = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0 });

export const list = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  minInlineSize: 0,
  selectors: { '& + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border}` } },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  flexGrow: 1,
  minInlineSize: 0,
});

export const name = componentStyle({
  color: vars.color.textStrong,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const removedName = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const note = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const failure = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.criticalText,
});

export const actions = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[1], flex: 'none' });
