import { featureStyle, vars } from '@portal/ui/theme';

export const picture = featureStyle({
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  backgroundColor: 'black',
  borderRadius: vars.radius.image,
});
