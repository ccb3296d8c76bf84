import { componentStyle } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const form = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[5], minInlineSize: 0 });
