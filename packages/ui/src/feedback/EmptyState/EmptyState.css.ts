import { componentGlobalStyle, componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const empty = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  marginInline: 'auto',
  maxInlineSize: `min(${vars.size.dialogSmall}, 100%)`,
  textAlign: 'center',
});

export const scopes = componentVariants({
  page: { paddingBlock: vars.space[16] },
  panel: { paddingBlock: vars.space[8] },
});

export const picture = componentStyle({
  inlineSize: `calc(${vars.space[16]} * 3)`,
  maxInlineSize: '100%',
  color: vars.color.brandAccent,
});
componentGlobalStyle(`.${picture} > svg`, { inlineSize: '100%', blockSize: 'auto' });
export const smallPicture = componentStyle({ inlineSize: `calc(${vars.space[16]} * 2)` });
export const words = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[2] });
