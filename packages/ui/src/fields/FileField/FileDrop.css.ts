import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const zone = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  padding: vars.space[3],
  border: `${vars.size.hairline} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.image,
  background: vars.color.surfaceRaised,
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  selectors: {
    '&[data-dropping]': { background: vars.color.brandSoft, borderColor: vars.color.brandAccent, borderStyle: 'solid' },
    '&[data-invalid]': { borderColor: vars.color.criticalSolid },
    '&[data-disabled]': { background: vars.color.surfaceSunken, borderColor: vars.color.border },
  },
});

/** The words around the browser's own control, which is there but not seen. */
export const chooser = componentStyle({
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${vars.size.ring} solid ${vars.color.focus}`,
      outlineOffset: vars.size.ring,
    },
    '&:has(:disabled)': {
      color: vars.color.textDisabled,
      background: 'transparent',
      borderColor: vars.color.border,
      cursor: 'default',
      transform: 'none',
    },
  },
});

/** Where there is no finger there is hardly a camera that is held before a paper. */
export const camera = componentStyle({
  display: 'none',
  '@media': { [media.touch]: { display: 'inline-flex' } },
});

export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'default' },
});

export const hint = componentStyle({
  color: vars.color.textQuiet,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.snug,
  // Nothing is dragged with a finger.
  '@media': { [media.touch]: { display: 'none' } },
});

export const actions = componentStyle({ display: 'flex', marginInlineStart: 'auto' });
