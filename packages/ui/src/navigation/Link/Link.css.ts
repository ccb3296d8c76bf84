import { media } from '../../foundations/theme/containers.ts';
import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const link = componentStyle({
  borderRadius: vars.space[1],
  textUnderlineOffset: '0.2em',
  textDecorationThickness: 'from-font',
  textDecorationLine: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  transition: `text-decoration-color ${vars.duration.quick}`,
  ':hover': { textDecorationColor: 'currentColor' },
});

export const standalone = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.semibold,
  textDecorationLine: 'none',
  ':hover': { textDecorationLine: 'underline' },
});

/** What is around it stays where it is. */
export const touchTarget = componentStyle({
  '@media': {
    [media.touch]: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.size.controlTouch,
      marginBlock: `calc((${vars.size.target} - ${vars.size.controlTouch}) / 2)`,
    },
  },
});

export const tones = componentVariants({
  brand: { color: vars.color.brandText },
  quiet: { color: vars.color.textQuiet, ':hover': { color: vars.color.textStrong } },
  strong: { color: vars.color.textStrong },
  inherit: { color: 'inherit' },
});

/** A button that reads as a link. */
export const asButton = componentStyle({ cursor: 'pointer', display: 'inline' });
