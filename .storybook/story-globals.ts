import { profileNames, type ProfileName } from '@portal/profiles';
import type { GlobalTypes } from 'storybook/internal/csf';
import { roles, type RoleName } from './viewers.ts';

export interface StoryGlobals {
  profile: ProfileName;
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  role: RoleName;
  width: '100%' | '360px' | '768px' | '1280px';
}

export const initialGlobals: StoryGlobals = {
  profile: 'ota',
  scheme: 'light',
  direction: 'ltr',
  role: 'member',
  width: '100%',
};

type Toolbar = NonNullable<GlobalTypes[string]['toolbar']>;

const toolbar = (title: string, icon: Toolbar['icon'], items: Toolbar['items']) => ({
  name: title,
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});
const sameTitle = (values: readonly string[]) => values.map((value) => ({ value, title: value }));

/** The toolbar: which organisation, how it looks, who is looking and at what width. */
export const globalTypes = {
  profile: toolbar('Profile', 'paintbrush', sameTitle(profileNames)),
  scheme: toolbar('Scheme', 'contrast', sameTitle(['light', 'dark'])),
  direction: toolbar('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  role: toolbar('Role', 'user', sameTitle(Object.keys(roles))),
  width: toolbar('Width', 'grow', [
    { value: '100%', title: 'Full width' },
    { value: '360px', title: 'Phone, 360' },
    { value: '768px', title: 'Tablet, 768' },
    { value: '1280px', title: 'Desktop, 1280' },
  ]),
} satisfies GlobalTypes;
