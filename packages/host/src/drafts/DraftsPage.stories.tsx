import {
  memorySession,
  memoryStorage,
  PortalProvider,
  type PortalProviderProps,
  usePortal,
  useStoredDraft,
} from '@portal/kit';
import { loginOf } from '@portal/kit/testing';
import { Button } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { DraftsPage } from './DraftsPage.tsx';

type Vault = NonNullable<PortalProviderProps['vault']>;

/** It has the file of a draft, and takes none any more. */
const fullVault: Vault = {
  entries: async (prefix) => (prefix.includes('file/') ? [[`${prefix}1`, new File(['Splint'], 'Handout.txt')]] : []),
  put: () => Promise.reject(new Error('The device is full.')),
  remove: async () => undefined,
};

function Device({ vault }: { vault: Vault }) {
  const { profile, clock, notify, navigation } = usePortal();
  const [own] = useState(() => ({ session: memorySession(loginOf('mia')), storage: memoryStorage() }));
  const [hasLeft, setLeft] = useState(false);
  return (
    <PortalProvider
      {...own}
      apiUrl=""
      profile={profile}
      clock={clock}
      notify={notify}
      navigation={navigation}
      vault={vault}
    >
      {hasLeft ? <DraftsPage /> : <Comment onLeave={() => setLeft(true)} />}
    </PortalProvider>
  );
}

function Comment({ onLeave }: { onLeave: () => void }) {
  const { write } = useStoredDraft('comment:1');
  function leave() {
    write(
      { body: 'Wrist in neutral' },
      { kind: 'Comment', place: 'Hand therapy', text: 'Wrist in neutral', href: '/p' },
    );
    onLeave();
  }
  return <Button onPress={leave}>Write a comment and leave</Button>;
}

const meta = {
  title: 'Shell/Drafts/Page',
  component: Device,
} satisfies Meta<typeof Device>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way to have it back stays. */
export const PuttingBackFails: Story = {
  args: { vault: fullVault },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a comment and leave' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the draft: Wrist in neutral' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo removing the draft: Wrist in neutral' }));
    await waitFor(() => expect(screen.getByText('The draft could not be put back.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Undo removing the draft: Wrist in neutral' })).toBeVisible();
  },
};
