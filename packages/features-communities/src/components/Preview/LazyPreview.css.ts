import { featureStyle, vars } from '@portal/ui/theme';

const look = { borderRadius: vars.radius.image, background: vars.color.surfaceSunken };

/** As tall as every preview with a picture or more than its title, so that nothing moves when it comes: a line for its site, two for its title, one for what it is about. */
export const place = featureStyle({ ...look, blockSize: `calc(${vars.fontSize.sm} * 7.5)` });

/** The same where it has its site and its title alone. */
export const lowPlace = featureStyle({ ...look, blockSize: `calc(${vars.fontSize.sm} * 5.5)` });
