import { containers } from '../../foundations/theme/containers.ts';
import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { ownDirection } from '../../foundations/theme/own-direction.ts';
import { vars } from '../../foundations/theme/vars.ts';

const iconSize = '20px';
const iconGap = vars.space[3];

export const banner = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: iconGap,
  paddingBlock: vars.space[3],
  border: '0 solid transparent',
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.text,
});

const besideLayout = `(100% - ${vars.size.layoutMax}) / 2`;

/** The words of a strip stand in line with the top bar's. */
export const shapes = componentVariants({
  card: { paddingInline: vars.space[4], borderRadius: vars.radius.card, borderWidth: vars.size.hairline },
  strip: {
    paddingInline: `max(${vars.space[4]}, calc(${besideLayout} + ${vars.space[4]}))`,
    borderBlockEndWidth: vars.size.hairline,
    '@container': {
      [containers.wide]: { paddingInline: `max(${vars.space[6]}, calc(${besideLayout} + ${vars.space[6]}))` },
    },
  },
});

export const tones = componentVariants({
  neutral: { background: vars.color.surfaceSunken, borderColor: vars.color.border },
  info: { background: vars.color.infoSoft, borderColor: vars.color.infoBorder },
  positive: { background: vars.color.positiveSoft, borderColor: vars.color.positiveBorder },
  caution: { background: vars.color.cautionSoft, borderColor: vars.color.cautionBorder },
  critical: { background: vars.color.criticalSoft, borderColor: vars.color.criticalBorder },
});

/** Beside the first line of the words, wherever a taller button puts them. */
export const icon = componentStyle({
  position: 'absolute',
  insetInlineStart: `calc(-1 * (${iconSize} + ${iconGap}))`,
  display: 'flex',
  alignItems: 'center',
  blockSize: '1lh',
});
export const iconTones = componentVariants({
  neutral: { color: vars.color.textQuiet },
  info: { color: vars.color.infoText },
  positive: { color: vars.color.positiveText },
  caution: { color: vars.color.cautionText },
  critical: { color: vars.color.criticalText },
});

/** The action stands beside the words, and under them where they would be squeezed. */
export const body = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  alignSelf: 'center',
  flexGrow: 1,
  minInlineSize: 0,
  paddingInlineStart: `calc(${iconSize} + ${iconGap})`,
});
export const words = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 28ch',
  minInlineSize: 0,
});
export const title = componentStyle({
  display: 'block',
  color: vars.color.textStrong,
  fontWeight: vars.fontWeight.semibold,
  ...ownDirection,
});
export const text = componentStyle({ display: 'block', ...ownDirection });

export const dismiss = componentStyle({ display: 'flex', flexShrink: 0 });

const cornerInset = vars.space.half;

/** A column of its own would take a sixth of a phone from every line: in the corner it takes that of the first. */
export const corner = componentStyle({
  '@container': {
    [containers.narrow]: { position: 'absolute', insetBlockStart: cornerInset, insetInlineEnd: cornerInset },
  },
});
export const besideCorner = componentStyle({
  '@container': {
    [containers.narrow]: {
      display: 'block',
      '::before': { content: '', float: 'inline-end', inlineSize: vars.size.controlCompact, blockSize: '1lh' },
    },
  },
});
