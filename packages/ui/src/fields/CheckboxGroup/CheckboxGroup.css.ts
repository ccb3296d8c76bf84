import { containers } from '../../foundations/theme/containers.ts';
import { componentStyle, componentVariants } from '../../foundations/theme/layered-style.ts';
import { vars } from '../../foundations/theme/vars.ts';

export const group = componentStyle({ display: 'grid', gap: vars.space[3], paddingBlockStart: vars.space[1] });

export const selectAll = componentStyle({
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border}`,
});

const list = { display: 'grid', columnGap: vars.space[5], rowGap: vars.space[2] } as const;
const beside = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const columns = componentVariants({
  1: list,
  2: { ...list, '@container': { [containers.medium]: { gridTemplateColumns: beside(2) } } },
  3: {
    ...list,
    '@container': {
      [containers.medium]: { gridTemplateColumns: beside(2) },
      [containers.wide]: { gridTemplateColumns: beside(3) },
    },
  },
});
