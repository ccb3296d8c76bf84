import { testPortal } from '@portal/kit/testing';
import { profiles } from '@portal/profiles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ShellFrame } from './ShellFrame.tsx';

afterEach(cleanup);

test.each(Object.values(profiles))(
  'the user menu of $name leads to its website by its short name, in a new tab [PLT-262] [PLT-263]',
  async (profile) => {
    const { wrapper: Portal } = testPortal({});
    render(
      <Portal>
        <ShellFrame
          organisation={profile}
          logo={{ light: '/logo.svg', dark: '/logo.svg', mark: '/logo.svg' }}
          person={{ id: 'p-001', firstName: 'Mia', lastName: 'Nguyen', avatarUrl: null }}
          entries={[]}
          current={undefined}
          onLogOut={() => undefined}
        >
          Page
        </ShellFrame>
      </Portal>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Your account' }));
    const website = await screen.findByRole('menuitem', { name: profile.shortName });
    expect(website.getAttribute('href')).toBe(profile.website);
    expect(website.getAttribute('target')).toBe('_blank');
  },
);
