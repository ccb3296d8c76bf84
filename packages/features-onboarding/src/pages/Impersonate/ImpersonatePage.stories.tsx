import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { demoPerson } from '@portal/demo/world';
import { useSession } from '@portal/kit';
import { Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { ImpersonatePage } from './ImpersonatePage.tsx';

function WithSession({ person }: { person?: string }) {
  const session = useSession();
  return (
    <>
      <ImpersonatePage params={{}} search={{ person }} onSearchChange={() => undefined} />
      <Text size="sm" tone="quiet">{`Session of ${session?.userName}`}</Text>
    </>
  );
}

const meta = {
  title: 'Onboarding/Act for a member/Live',
  component: WithSession,
  globals: { role: 'admin' },
} satisfies Meta<typeof WithSession>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page of an account leads here with whom to act for. */
export const NamedInAddress: Story = {
  args: { person: demoPerson('mia.nguyen@example.org')?.id ?? '' },
  play: async () => {
    await waitFor(() => expect(member()).toHaveValue('Mia Nguyen'));
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Request 4711');
    await userEvent.click(screen.getByRole('button', { name: 'Act for this member' }));
    await waitFor(() => expect(screen.getByText('Session of Mia Nguyen')).toBeVisible());
  },
};

/** Puts the open list away: it hides the rest of the page from screen readers. */
async function leaveAfter(words: RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByText(words)).toBeVisible());
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
}

const member = () => screen.getByRole('combobox', { name: 'Member' });

async function choose(words: string, name: RegExp): Promise<void> {
  await userEvent.type(member(), words);
  await userEvent.click(await screen.findByRole('option', { name }));
}

async function actForMia(): Promise<void> {
  await choose('nguyen mia', /Mia Nguyen/);
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Request 4711');
  await userEvent.click(screen.getByRole('button', { name: 'Act for this member' }));
}

export const Live: Story = {
  parameters: { behaviours: ['PLT-698', 'PLT-699', 'PLT-700', 'COM-832', 'COM-850'] },
  play: async () => {
    const moments = { typed: 0, sent: 0 };
    const send = window.fetch;
    const fetch = spyOn(window, 'fetch').mockImplementation((...request) => {
      moments.sent = performance.now();
      return send(...request);
    });
    member().addEventListener('input', () => (moments.typed = performance.now()));
    await userEvent.click(member());
    await userEvent.paste('mia nguyen');
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    // A timer may be a millisecond early.
    await expect(moments.sent - moments.typed).toBeGreaterThan(498);
    const body = fetch.mock.calls[0]?.[1]?.body;
    await expect(typeof body === 'string' ? JSON.parse(body) : body).toEqual({
      keyword: 'mia nguyen',
      includeAdminUsers: false,
      page: 1,
      pageSize: 50,
      sortBy: 'firstName',
    });
    await userEvent.click(await screen.findByRole('option', { name: /Mia Nguyen/ }));
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Request 4711');
    await userEvent.click(screen.getByRole('button', { name: 'Act for this member' }));
    await waitFor(() => expect(screen.getByText('Session of Mia Nguyen')).toBeVisible());
  },
};

/** Administrators are not among those found. */
export const NobodyFound: Story = {
  parameters: { behaviours: ['COM-608', 'COM-609', 'PLT-696'] },
  play: async () => {
    await userEvent.type(member(), 'he');
    await waitFor(() => expect(screen.getByText('Please enter at least 3 letters')).toBeVisible());
    await userEvent.type(member(), 'len brooks');
    await leaveAfter(/^Not found users$/);
  },
};

/** The account has gone, or become an administrator's, since it was found. */
export const Refused: Story = {
  parameters: { behaviours: ['PLT-126'] },
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.impersonate, { code: 'forbidden', message: 'Administrators cannot be impersonated.' }));
  },
  play: async () => {
    await actForMia();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Administrators cannot be impersonated.');
    await expect(screen.getByLabelText(/^Reason/)).toHaveValue('Request 4711');
    await expect(member()).toHaveValue('Mia Nguyen');
  },
};

export const TooManySearches: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.people.search, { code: 'rate_limited', message: 'Too many attempts. Try again later.' }));
  },
  play: async () => {
    await userEvent.type(member(), 'mia');
    await screen.findByRole('button', { name: 'Try again' });
    await leaveAfter(/^That was a lot of searches/);
  },
};

export const SearchFailed: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.people.search, 500));
  },
  play: async () => {
    await userEvent.type(member(), 'mia');
    await leaveAfter(/^We could not search\.$/);
  },
};

export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.people.search, 'offline'));
  },
  play: async () => {
    await userEvent.type(member(), 'mia');
    await leaveAfter(/^We could not reach the server/);
  },
};

export const NotAnAdministrator: Story = {
  globals: { role: 'staff' },
  play: async () => {
    await expect(screen.getByText('Only administrators can act for a member.')).toBeVisible();
  },
};

export const ServerDown: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.impersonate, 500));
  },
  play: async () => {
    await actForMia();
    await waitFor(() => expect(screen.getByText('Request Failed: Server error')).toBeVisible());
    await expect(screen.getByLabelText(/^Reason/)).toHaveValue('Request 4711');
  },
};
