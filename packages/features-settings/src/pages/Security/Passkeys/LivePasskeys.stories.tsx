import { calls } from '@portal/api';
import { failing, type Failure } from '@portal/demo/mock';
import { fakeAuthenticator, liveMock, onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LivePasskeys } from './LivePasskeys.tsx';

const failure = { code: 'conflict', message: 'It is being restored.' } as const satisfies Failure;

const meta = {
  title: 'Settings/Security/Passkeys/Live',
  component: LivePasskeys,
  decorators: [onAPage],
  parameters: {
    withoutStates: {
      Loading: 'A state of the panel, which has it.',
      Empty: 'A state of the panel, which has it.',
      Failed: 'A state of the panel, which has it.',
      Forbidden: 'A state of the panel, which has it.',
    },
  },
  beforeEach({ msw }) {
    msw.use(...liveMock().handlers);
    return fakeAuthenticator();
  },
} satisfies Meta<typeof LivePasskeys>;

export default meta;
type Story = StoryObj<typeof meta>;

async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

async function confirmIn(password: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Current password/), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
}

async function add(): Promise<void> {
  await press('Add a passkey');
  await confirmIn('anything');
}

const expectText = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** One is made, renamed, and removed by itself. */
export const Live: Story = {
  async play() {
    await add();
    await expectText('The passkey is added');
    await press('Rename Chrome on macOS');
    const name = within(await screen.findByRole('dialog')).getByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Laptop');
    await press('Save');
    await press('Remove Laptop');
    await press('Use a passkey');
    await expectText('The passkey is removed');
    await expectText('You have no passkeys yet.');
  },
};

export const WrongPassword: Story = {
  async play() {
    await press('Add a passkey');
    await confirmIn('wrong');
    await expectText('The passkey could not be added');
    await expectText('This is not your current password');
  },
};

export const GivenUp: Story = {
  beforeEach: () => fakeAuthenticator({ fails: 'NotAllowedError' }),
  async play() {
    await add();
    await expectText('No passkey was made. Try again when you are ready.');
  },
};

export const KnownHere: Story = {
  beforeEach: () => fakeAuthenticator({ fails: 'InvalidStateError' }),
  async play() {
    await add();
    await expectText('This device has a passkey of yours already.');
  },
};

export const CannotBeAdded: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.passkeys.add, failure)),
  async play() {
    await add();
    await expectText('The passkey could not be added');
    await expectText(failure.message);
  },
};

export const CannotBeRenamed: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.passkeys.rename, failure)),
  async play() {
    await add();
    await press('Rename Chrome on macOS');
    await press('Save');
    await expectText('The passkey could not be renamed');
  },
};

export const CannotBeRemoved: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.passkeys.remove, failure)),
  async play() {
    await add();
    await press('Remove Chrome on macOS');
    await confirmIn('anything');
    await expectText('The passkey could not be removed');
  },
};

export const CannotBeUsed: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.passkeys.confirmOptions, failure)),
  async play() {
    await add();
    await press('Remove Chrome on macOS');
    await press('Use a passkey');
    await expectText('No passkey was used. Try again, or enter your password.');
  },
};
