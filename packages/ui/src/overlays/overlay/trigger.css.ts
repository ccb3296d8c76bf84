import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const avatarTrigger = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  padding: vars.space.half,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceHover },
  '@media': { [media.touch]: { minInlineSize: vars.size.controlTouch, minBlockSize: vars.size.controlTouch } },
});
