import { featureStyle, vars } from '@portal/ui/theme';

/** The icons stand under the text, not their buttons' edges. */
export const bar = featureStyle({ marginInline: `calc(-1 * ${vars.space[2]})` });

/** A count belongs to the reaction before it. */
export const count = featureStyle({ display: 'flex', marginInlineStart: `calc(-1 * ${vars.space[3]})` });
