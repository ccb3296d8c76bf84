import { containers, featureStyle, vars } from '@portal/ui/theme';

const logo = featureStyle({ blockSize: vars.space[10], inlineSize: 'auto', maxInlineSize: '100%' });
const isDark = '.portal-root[data-scheme="dark"] &';
const followsDevice = '.portal-root[data-scheme="auto"] &';
const deviceIsDark = '(prefers-color-scheme: dark)';

/** The scheme decides which of the two versions is seen. */
export const logoClass = {
  light: featureStyle([
    logo,
    {
      selectors: { [isDark]: { display: 'none' } },
      '@media': { [deviceIsDark]: { selectors: { [followsDevice]: { display: 'none' } } } },
    },
  ]),
  dark: featureStyle([
    logo,
    {
      display: 'none',
      selectors: { [isDark]: { display: 'block' } },
      '@media': { [deviceIsDark]: { selectors: { [followsDevice]: { display: 'block' } } } },
    },
  ]),
};

/** On a phone the mark stands for the logo where both would be squeezed. */
export const logoOnPhones = featureStyle({ '@container': { [containers.narrow]: { display: 'none' } } });
export const markOnPhones = featureStyle({
  display: 'none',
  blockSize: vars.space[10],
  '@container': { [containers.narrow]: { display: 'block' } },
});
