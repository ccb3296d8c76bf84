import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const tile = componentStyle({ gap: vars.space[1], blockSize: '100%' });

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[2],
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.text,
});

export const value = componentStyle({
  color: vars.color.textStrong,
  fontSize: vars.fontSize['3xl'],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.letterSpacing.heading,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const change = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.text,
});

export const changeTones = componentVariants({
  positive: { color: vars.color.positiveText },
  critical: { color: vars.color.criticalText },
  neutral: { color: vars.color.textQuiet },
});

/** As tall as the line of text that it stands in. */
export const changeIcon = componentStyle({
  display: 'grid',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: `calc(${vars.fontSize.sm} * ${vars.lineHeight.text})`,
});

export const figure = componentStyle({ blockSize: `calc(${vars.fontSize['3xl']} * ${vars.lineHeight.tight})` });
