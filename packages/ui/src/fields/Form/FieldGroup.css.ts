import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const group = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[3], minInlineSize: 0 });
export const legend = componentStyle({ paddingBlockEnd: vars.space[1] });
