import { containers, media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const row = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  maxInlineSize: '100%',
  color: vars.color.text,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  '@media': { [media.touch]: { paddingBlock: vars.space[2] } },
  // Beside the switch there would be room for half a word.
  '@container': { [containers.tiny]: { flexWrap: 'wrap' } },
});

export const startRow = componentStyle({ display: 'flex', justifyContent: 'space-between', inlineSize: '100%' });
export const disabledRow = componentStyle({ cursor: 'default', color: vars.color.textDisabled });
export const readOnlyRow = componentStyle({ cursor: 'default' });
export const busyRow = componentStyle({ cursor: 'progress' });

export const control = componentStyle({ position: 'relative', display: 'inline-flex', flexShrink: 0 });

const thumbSpace = vars.space.half;
const track = { inline: vars.space[10], block: vars.space[6] };
const thumb = `calc(${track.block} - 2 * ${thumbSpace} - 2 * ${vars.size.hairline})`;

export const input = componentStyle({
  appearance: 'none',
  display: 'block',
  inlineSize: track.inline,
  blockSize: track.block,
  padding: thumbSpace,
  border: `${vars.size.hairline} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  cursor: 'inherit',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  '::before': {
    content: '',
    display: 'block',
    inlineSize: thumb,
    blockSize: thumb,
    borderRadius: vars.radius.full,
    background: vars.color.borderStrong,
    transition: `margin ${vars.duration.enter} ${vars.ease.out}, background-color ${vars.duration.quick}`,
  },
  ':hover': { borderColor: vars.color.textQuiet },
  ':checked': { background: vars.color.brandSolid, borderColor: vars.color.brandSolid },
  ':disabled': { background: vars.color.surfaceSunken, borderColor: vars.color.border },
  selectors: {
    '&:checked:hover:not(:disabled, [aria-readonly="true"])': {
      background: vars.color.brandStrong,
      borderColor: vars.color.brandStrong,
    },
    '&:checked::before': {
      marginInlineStart: `calc(${track.inline} - ${track.block})`,
      background: vars.color.onBrandSolid,
    },
    '&[aria-readonly="true"]:checked': { background: vars.color.textQuiet, borderColor: vars.color.textQuiet },
    '&:disabled::before': { background: vars.color.textDisabled },
    '&:checked:disabled': { background: vars.color.textDisabled, borderColor: vars.color.textDisabled },
    '&:checked:disabled::before': { background: vars.color.surfaceRaised },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'CanvasText',
      selectors: {
        '&::before': { background: 'CanvasText' },
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled': { background: 'Canvas', borderColor: 'GrayText' },
        '&:disabled::before': { background: 'GrayText' },
        '&:checked:disabled': { background: 'GrayText', borderColor: 'GrayText' },
        '&:checked:disabled::before': { background: 'Canvas' },
      },
    },
  },
});

/** Stands on the thumb, wherever that is. */
export const spinner = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: track.block,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.surfaceRaised,
  pointerEvents: 'none',
});

export const spinnerOn = componentStyle({
  insetInlineStart: `calc(${track.inline} - ${track.block})`,
  color: vars.color.brandSolid,
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  minInlineSize: 0,
  paddingBlock: vars.space.half,
});
export const description = componentStyle({ color: vars.color.textQuiet, fontSize: vars.fontSize.sm });
