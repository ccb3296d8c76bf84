import { makeTheme, portalTheme } from '@portal/ui/theme';
import { profile } from './profile.ts';

export const theme = profile.name;

portalTheme(theme, makeTheme({ brand: profile.brandColor }));
