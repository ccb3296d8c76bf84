import { containers } from '../../foundations/theme/containers.ts';
import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const field = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0 });

export const picture = componentVariants({
  '16:9': {
    inlineSize: vars.size.popover,
    maxInlineSize: '100%',
    '@container': { [containers.narrow]: { inlineSize: '100%' } },
  },
  '1:1': { inlineSize: vars.size.columnXs, maxInlineSize: '100%' },
});
