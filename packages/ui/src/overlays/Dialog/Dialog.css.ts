import { narrowScreen } from '../overlay/screen.ts';
import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

/** In the middle of the screen; on a phone a sheet that comes up from its lower edge. */
export const box = componentStyle({
  margin: 'auto',
  maxBlockSize: `calc(100% - 2 * ${vars.space[6]})`,
  borderRadius: vars.radius.card,
  selectors: { '&[data-entering], &[data-exiting]': { transform: 'scale(0.98)' } },
  '@container': {
    [narrowScreen]: {
      marginBlockEnd: 0,
      maxBlockSize: `calc(100% - ${vars.space[10]})`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      borderInlineWidth: 0,
      borderBlockEndWidth: 0,
      selectors: { '&[data-entering], &[data-exiting]': { transform: `translateY(${vars.space[8]})` } },
    },
  },
});

const widthOf = (size: string) => ({
  inlineSize: `min(${size}, 100% - 2 * ${vars.space[4]})`,
  '@container': { [narrowScreen]: { inlineSize: '100%' } },
});

export const sizes = componentVariants({
  sm: widthOf(vars.size.dialogSmall),
  md: widthOf(vars.size.dialogMedium),
  people: widthOf(vars.size.dialogPeople),
  lg: widthOf(vars.size.dialogLarge),
});

export const corner = componentStyle({
  marginBlockStart: vars.size.header,
  marginInlineEnd: vars.space[4],
  maxBlockSize: `calc(100% - ${vars.size.header} - ${vars.space[4]})`,
  '@container': {
    [narrowScreen]: {
      blockSize: `calc(100% - ${vars.space[10]})`,
      marginBlockStart: 'auto',
      marginInlineEnd: 0,
      maxBlockSize: 'none',
    },
  },
});
