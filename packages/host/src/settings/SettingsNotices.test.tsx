import { type ComposedNotice, memorySession, PortalProvider, ViewerProvider } from '@portal/kit';
import { loginOf, testMember } from '@portal/kit/testing';
import { profiles } from '@portal/profiles';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SignedInProvider } from '../signed-in-composition-context.ts';
import { SettingsNotices } from './SettingsNotices.tsx';

const loaded: string[] = [];
const notice = (concerns: ComposedNotice['concerns']): ComposedNotice => ({
  feature: concerns,
  concerns,
  load: async () => {
    loaded.push(concerns);
    return { default: () => <p>{concerns}</p> };
  },
});
const notices = [notice('impersonators'), notice('atHome'), notice('atSettings')];

function open(viewer = testMember()) {
  loaded.length = 0;
  render(
    <PortalProvider apiUrl="" session={memorySession(loginOf('mia'))} profile={profiles.ota}>
      <ViewerProvider value={viewer}>
        <MemoryRouter initialEntries={['/settings/change-password']}>
          <SignedInProvider value={{ menu: [], bar: [], barActions: [], notices, detours: [], routes: [] }}>
            <SettingsNotices />
            <p>the page</p>
          </SignedInProvider>
        </MemoryRouter>
      </ViewerProvider>
    </PortalProvider>,
  );
}

test('what concerns whoever is at the settings is said there, and nothing else', async () => {
  open();
  await screen.findByText('atSettings');
  expect(loaded).toEqual(['atSettings']);
});

test('whoever acts for somebody is told nothing of their account', async () => {
  open(testMember({ impersonator: { id: 'helen', name: 'Helen Brooks' } }));
  await screen.findByText('the page');
  expect(loaded).toEqual([]);
});
