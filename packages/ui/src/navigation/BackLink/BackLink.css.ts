import { media } from '../../foundations/theme/containers.ts';
import { componentStyle } from '../../foundations/theme/layered-style.ts';

/** Paper leads nowhere. */
export const onScreen = componentStyle({ display: 'contents', '@media': { [media.print]: { display: 'none' } } });
