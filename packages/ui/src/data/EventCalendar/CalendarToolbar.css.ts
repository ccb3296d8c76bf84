import { containers, media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const toolbar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[4]}`,
});

export const titles = componentStyle({ flexGrow: 1, minInlineSize: 0 });

export const summary = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const tools = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  '@container': { [containers.narrow]: { inlineSize: '100%' } },
});

export const steps = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[1] });

export const views = componentStyle({
  display: 'flex',
  padding: vars.space.half,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
});

export const view = componentStyle({
  minBlockSize: vars.size.controlCompact,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  cursor: 'pointer',
  ':hover': { color: vars.color.textStrong },
  '@media': { [media.touch]: { minBlockSize: vars.size.controlTouch } },
});

export const currentView = componentStyle({
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
  boxShadow: `0 0 0 ${vars.size.hairline} ${vars.color.border}`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
});
