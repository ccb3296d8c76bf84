import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const container = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  cursor: 'move',
  userSelect: 'none',
  touchAction: 'none',
});

export const picture = componentStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  willChange: 'transform',
});

const line = `${vars.size.hairline} solid color-mix(in srgb, ${vars.color.onScrim} 60%, transparent)`;

export const frame = componentStyle({
  position: 'absolute',
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  boxSizing: 'border-box',
  overflow: 'hidden',
  border: line,
  boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
  ':focus-visible': {
    outline: `${vars.size.ring} solid ${vars.color.focus}`,
    outlineOffset: `calc(-1 * ${vars.size.ring})`,
  },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const round = componentStyle({ borderRadius: '50%' });

const third = { content: '', position: 'absolute', boxSizing: 'border-box' } as const;

export const grid = componentStyle({
  '::before': { ...third, insetBlock: 0, insetInline: 'calc(100% / 3)', borderInline: line },
  '::after': { ...third, insetInline: 0, insetBlock: 'calc(100% / 3)', borderBlock: line },
});
