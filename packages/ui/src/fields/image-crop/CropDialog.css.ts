import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const stage = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.size.cropStage,
  borderRadius: vars.radius.image,
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
});

export const controls = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const zoom = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  flexGrow: 1,
  flexBasis: vars.size.columnSm,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textStrong,
});

export const slider = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  blockSize: vars.size.target,
  accentColor: vars.color.brandSolid,
  cursor: 'pointer',
  '@media': { [media.touch]: { blockSize: vars.size.controlTouch } },
});

export const broken = componentStyle({ padding: vars.space[6], textAlign: 'center', color: vars.color.criticalText });
