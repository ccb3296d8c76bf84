import { layers } from '@portal/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// The page belongs to the portal: no margin of the browser's.
globalStyle('html', { '@layer': { [layers.reset]: { colorScheme: 'light dark' } } });
globalStyle('body', { '@layer': { [layers.reset]: { margin: 0 } } });
