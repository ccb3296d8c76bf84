import { layers } from '@portal/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// The page belongs to the portal: no margin of the browser's.
globalStyle('html', {
  '@layer': {
    [layers.reset]: {
      colorScheme: 'light dark',
      // Whatever gets the focus is scrolled clear of the top bar, and of what stays in view below, such as the ways out of a form. A margin of the
      // fields would not do: of the words in a field browsers keep the padding alone. The root knows no heights by their names.
      scrollPaddingBlock: '5.25rem 6.5rem',
    },
  },
});
globalStyle('body', { '@layer': { [layers.reset]: { margin: 0 } } });
