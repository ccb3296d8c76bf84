import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { useOwnSearch } from '@portal/kit';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { UsersPage } from './UsersPage.tsx';

/** The page, with what stands in its address. */
function WithAddress() {
  return <UsersPage params={{}} {...useOwnSearch()} />;
}

const meta = {
  title: 'Onboarding/Users',
  component: WithAddress,
  beforeEach: ({ msw }) => msw.use(...liveMock({ as: 'helen.brooks@example.org' }).handlers),
} satisfies Meta<typeof WithAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectText = (words: string | RegExp) => waitFor(() => expect(screen.getByText(words)).toBeVisible());
const inTable = async () => within(await screen.findByRole('table'));

async function choose(label: RegExp, option: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** A word finds somebody, by their e-mail too; a filter finds those in a role. */
export const Live: Story = {
  async play({ canvas }) {
    await inTable();
    await userEvent.type(canvas.getByRole('searchbox'), 'mia.nguyen@example.org');
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2));
    await expect((await inTable()).getByText('Mia Nguyen')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await choose(/Role/, 'Workspace owner');
    await expectText('Daniel Rossi');
    await expect((await inTable()).queryByText('Mia Nguyen')).toBeNull();
  },
};

export const NobodyFound: Story = {
  async play({ canvas }) {
    await inTable();
    await choose(/Account/, 'Disabled');
    await expectText('No users found');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await inTable();
  },
};

export const LoadingFails: Story = {
  beforeEach: ({ msw }) => msw.use(failing(calls.users.list, 500)),
  play: () => expectText('Users could not be loaded'),
};

/** The role has been taken away meanwhile. */
export const NotAnAdministrator: Story = {
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
  play: () => expectText('Users could not be loaded'),
};
