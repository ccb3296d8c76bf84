import { featureStyle, vars } from '@portal/ui/theme';

export const picture = featureStyle({ flex: 'none', inlineSize: vars.space[12] });

/** A long word gives way where text is large. */
export const facts = featureStyle({ display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' });

/** Where its neighbours make the card taller. */
export const middle = featureStyle({ display: 'grid', alignContent: 'center', blockSize: '100%' });
