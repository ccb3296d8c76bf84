import { componentStyle, componentVariants } from '../theme/layered-style.ts';
import { containers } from '../theme/containers.ts';
import { vars } from '../theme/vars.ts';

export const heading = componentStyle({
  color: vars.color.textStrong,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: vars.letterSpacing.heading,
  textWrap: 'balance',
  minInlineSize: 0,
  selectors: { '&:focus': { outline: 'none' } },
});

// A long word of a title stands on one line where a phone shows larger text.
const tiny = { [containers.tiny]: { fontSize: vars.fontSize.lg } };

export const sizes = componentVariants({
  sm: { fontSize: vars.fontSize.md, lineHeight: vars.lineHeight.snug, letterSpacing: 'normal' },
  md: { fontSize: vars.fontSize.lg, lineHeight: vars.lineHeight.snug },
  lg: { fontSize: vars.fontSize.xl, lineHeight: vars.lineHeight.snug },
  xl: { fontSize: vars.fontSize['2xl'], lineHeight: vars.lineHeight.tight, '@container': tiny },
  '2xl': {
    fontSize: vars.fontSize['2xl'],
    lineHeight: vars.lineHeight.tight,
    '@container': { ...tiny, [containers.medium]: { fontSize: vars.fontSize['3xl'] } },
  },
  '3xl': {
    fontSize: vars.fontSize['3xl'],
    lineHeight: vars.lineHeight.tight,
    '@container': { ...tiny, [containers.medium]: { fontSize: vars.fontSize['4xl'] } },
  },
});
