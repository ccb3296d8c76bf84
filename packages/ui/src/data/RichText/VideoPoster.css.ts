import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

const box = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.image,
  border: `${vars.size.hairline} solid ${vars.color.border}`,
  background: vars.color.surfaceSunken,
});

export const poster = componentStyle([
  box,
  {
    cursor: 'pointer',
    textAlign: 'start',
    ':focus-visible': { outline: `${vars.size.ring} solid ${vars.color.focus}`, outlineOffset: vars.size.ring },
  },
]);

export const picture = componentStyle({ display: 'grid', flexGrow: 1, minBlockSize: 0, overflow: 'hidden' });

const cell = { gridArea: '1 / 1' };
export const pattern = componentStyle({ ...cell, minBlockSize: 0, overflow: 'hidden' });

export const play = componentStyle({
  ...cell,
  placeSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[16],
  blockSize: vars.space[16],
  paddingInlineStart: vars.space.half,
  borderRadius: vars.radius.full,
  background: vars.color.brandSolid,
  color: vars.color.onBrandSolid,
  boxShadow: vars.shadow.raised,
  selectors: { [`${poster}:hover &`]: { background: vars.color.brandStrong } },
  '@media': {
    [media.motion]: {
      transition: `transform ${vars.duration.quick} ${vars.ease.out}`,
      selectors: { [`${poster}:hover &`]: { transform: 'scale(1.06)' } },
    },
    [media.forcedColors]: { border: `${vars.size.ring} solid ButtonText` },
  },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  background: vars.color.surfaceRaised,
  lineHeight: vars.lineHeight.snug,
});

export const title = componentStyle({
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: vars.color.textStrong,
  fontWeight: vars.fontWeight.semibold,
});

export const house = componentStyle({ color: vars.color.textQuiet, fontSize: vars.fontSize.sm });

export const player = componentStyle([box, { display: 'block', background: vars.color.surfaceInverse }]);
