import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const area = componentStyle({
  paddingBlock: vars.space[2],
  lineHeight: vars.lineHeight.text,
  resize: 'vertical',
});

export const growing = componentStyle({ fieldSizing: 'content', maxBlockSize: '50vh' } as object);

export const counter = componentStyle({
  alignSelf: 'flex-end',
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const tooLong = componentStyle({ color: vars.color.criticalText, fontWeight: vars.fontWeight.semibold });
