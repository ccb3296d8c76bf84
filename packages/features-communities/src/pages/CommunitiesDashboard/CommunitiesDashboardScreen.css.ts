import { containers, featureStyle, vars } from '@portal/ui/theme';
import { tileSize } from '../../components/CommunityTiles/CommunityTiles.css.ts';

/** On wide screens the menu beside the page has these lists already. */
export const onlyNarrow = featureStyle({
  '@container': { [containers.wide]: { display: 'none' } },
});

export const nothing = featureStyle({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: `calc(${tileSize} + 2 * ${vars.space[1]})`,
});
