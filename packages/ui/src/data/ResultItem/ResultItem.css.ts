import { containers } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { scale } from '../../foundations/theme/scale.ts';
import { vars } from '../../foundations/theme/vars.ts';

/** For browsers that choose a picture before they know its place. */
export const pictureWidth = scale.size.cellSm;

/** A line stands between results, because they are read one after the other. */
export const item = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  paddingBlock: vars.space[5],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});

export const picture = componentStyle({
  flexShrink: 0,
  inlineSize: vars.size.cellSm,
  '@container': { [containers.narrow]: { inlineSize: vars.size.cellXs } },
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const link = componentStyle({
  color: 'inherit',
  borderRadius: vars.radius.small,
  ':hover': { color: vars.color.brandText, textDecoration: 'underline' },
});

/** On a phone whole paragraphs would stand between one result and the next. */
export const excerpt = componentStyle({
  '@container': {
    [containers.narrow]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
    },
  },
});
