import { calls, useAction, useCurrentUser } from '@portal/api';
import { createMock, failing, handlersOf } from '@portal/demo/mock';
import { memorySession, memoryStorage, PortalProvider, usePortal, useSignInOffer } from '@portal/kit';
import { Button, Card, SignInNotice, Stack, Text, TextArea } from '@portal/ui';
import { pressEscape } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SignInAgain } from './SignInAgain.tsx';

interface WidgetArgs {
  /** Whose session ends. */
  personId: string;
  /** Nobody has signed in on the page yet. */
  isStranger?: boolean;
}

/** What a widget shows to a stranger. */
function OfferedWork() {
  const { isStranger, ...offer } = useSignInOffer();
  return isStranger ? <SignInNotice {...offer} /> : <Work />;
}

/** Something of the portal on another website: what it has loaded, what is typed, and a change that needs the login. */
function Work() {
  const { data } = useCurrentUser();
  const [comment, setComment] = useState('');
  const end = useAction(calls.auth.signOutEverywhere, { success: 'Sent' });
  return (
    <Card>
      <Stack gap={4}>
        <Text>{`News for ${data?.firstName ?? 'nobody'}`}</Text>
        <TextArea label="Comment" value={comment} onChange={setComment} />
        <Button onPress={() => void end.run({ body: { keepCurrent: true } }).catch(() => undefined)}>Send</Button>
      </Stack>
    </Card>
  );
}

function Embedded(props: WidgetArgs & { children: ReactNode }) {
  const { profile, clock, notify, navigation } = usePortal();
  const [own] = useState(() => ({ storage: memoryStorage(), tabStorage: memoryStorage() }));
  const [session] = useState(() =>
    memorySession(
      props.isStranger
        ? null
        : {
            accessToken: 'first',
            refreshToken: 'unknown',
            expiresAt: '2026-11-18T00:00:00Z',
            userId: props.personId,
            userName: 'Mia Nguyen',
          },
    ),
  );
  return (
    <PortalProvider
      apiUrl=""
      session={session}
      profile={profile}
      clock={clock}
      notify={notify}
      navigation={navigation}
      signInAgain={SignInAgain}
      {...own}
    >
      {props.children}
    </PortalProvider>
  );
}

const meta = {
  title: 'Onboarding/Sign in again',
  component: SignInAgain,
  parameters: { layout: 'padded' },
  args: { personId: 'p-001' },
  render: (args) => (
    <Embedded {...args}>
      <OfferedWork />
    </Embedded>
  ),
  beforeEach({ msw, args }) {
    const { state, routes } = createMock();
    state.accessTokens.set('first', args.personId);
    let isEnded = false;
    endSession = () => void (isEnded = true);
    const refuses = (request: Request) => isEnded && request.headers.get('Authorization') === 'Bearer first';
    msw.use(
      ...handlersOf({
        routes: routes.map((route) => ({
          ...route,
          respond: (request, params) => (refuses(request) ? over() : route.respond(request, params)),
        })),
      }),
    );
  },
} satisfies Meta<WidgetArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

async function over(): Promise<Response> {
  return Response.json({ code: 'unauthenticated', status: 401, message: 'Please sign in.' }, { status: 401 });
}

/** The server ends the session of the story that is shown. */
let endSession: () => void = () => undefined;

/** Loads, types, and then the session ends and a change is refused. */
async function expire(name: string): Promise<HTMLElement> {
  await screen.findByText(`News for ${name}`);
  await userEvent.type(screen.getByLabelText('Comment'), 'Half a sentence');
  endSession();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return screen.findByRole('dialog');
}

/** The e-mail is known and the focus is in the password; what was typed is still there, and the change can be sent again. */
export const Live: Story = {
  play: async () => {
    const dialog = within(await expire('Mia'));
    await waitFor(() =>
      expect(dialog.getByText('Your session has ended, Mia Nguyen. What you wrote is kept.')).toBeVisible(),
    );
    await expect(dialog.getByLabelText(/^Email/)).toHaveValue('mia.nguyen@example.org');
    await waitFor(() => expect(dialog.getByLabelText(/^Password/)).toHaveFocus());
    await userEvent.type(dialog.getByLabelText(/^Password/), 'wrong{Enter}');
    await waitFor(() => expect(dialog.getByText('The user name or password is incorrect.')).toBeVisible());
    await userEvent.clear(dialog.getByLabelText(/^Password/));
    await userEvent.type(dialog.getByLabelText(/^Password/), 'anything{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByLabelText('Comment')).toHaveValue('Half a sentence');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByText('Sent')).toBeVisible());
  },
};

/** Once closed, the way back to it stands above the work; what needs the login opens it again. */
export const Later: Story = {
  play: async () => {
    await expire('Mia');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('You have been signed out');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByLabelText('Comment')).toHaveValue('Half a sentence');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await pressEscape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** Whoever has a second factor enters their code in the same dialog. */
export const SecondFactor: Story = {
  args: { personId: 'p-010' },
  play: async () => {
    const dialog = await expire('Wei');
    await userEvent.type(within(dialog).getByLabelText(/^Password/), 'anything{Enter}');
    const code = await screen.findByLabelText(/^Verification code/);
    await waitFor(() =>
      expect(screen.getByText('We sent a verification code by e-mail to w•••@example.org.')).toBeVisible(),
    );
    await userEvent.type(code, '000000{Enter}');
    await waitFor(() => expect(screen.getByText('Wrong password')).toBeVisible());
    await userEvent.clear(code);
    await userEvent.type(code, '123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByLabelText('Comment')).toHaveValue('Half a sentence');
  },
};

/** A code that is over leads back to e-mail and password. */
export const CodeOver: Story = {
  args: { personId: 'p-010' },
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.login, { code: 'code_expired', message: 'This code is no longer valid.' }));
  },
  play: async () => {
    const dialog = await expire('Wei');
    await userEvent.type(within(dialog).getByLabelText(/^Password/), 'anything{Enter}');
    await userEvent.type(await screen.findByLabelText(/^Verification code/), '123456{Enter}');
    await waitFor(() => expect(screen.getByText('This code is no longer valid. Please sign in again.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sign in again' })).toBeVisible());
  },
};

/** Somebody else finds nothing of what was typed before them. */
export const SomebodyElse: Story = {
  play: async () => {
    const dialog = within(await expire('Mia'));
    await userEvent.clear(dialog.getByLabelText(/^Email/));
    await userEvent.type(dialog.getByLabelText(/^Email/), 'helen.brooks@example.org');
    await userEvent.type(dialog.getByLabelText(/^Password/), 'anything{Enter}');
    await waitFor(() => expect(screen.getByText('News for Helen')).toBeVisible());
    await expect(screen.getByLabelText('Comment')).toHaveValue('');
  },
};

/** The server is down: the dialog stays, and so does what was typed into it. */
export const ServerDown: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.auth.signIn, 500));
  },
  play: async () => {
    const dialog = within(await expire('Mia'));
    await userEvent.type(dialog.getByLabelText(/^Password/), 'anything{Enter}');
    await waitFor(() => expect(screen.getByText('Request Failed: Server error')).toBeVisible());
    await expect(dialog.getByLabelText(/^Password/)).toHaveValue('anything');
  },
};

/** Nobody has signed in on this page yet; whoever closes the dialog finds the way back to it where it was. */
export const Stranger: Story = {
  args: { isStranger: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeVisible());
    await pressEscape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    await userEvent.type(dialog.getByLabelText(/^Email/), 'mia.nguyen@example.org');
    await userEvent.type(dialog.getByLabelText(/^Password/), 'anything{Enter}');
    await waitFor(() => expect(screen.getByText('News for Mia')).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async () => {
    await screen.findByText('News for Mia');
    endSession();
    await userEvent.tab();
    await userEvent.keyboard('Half a sentence');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^Password/)).toHaveFocus());
    await userEvent.keyboard('anything{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('Sent')).toBeVisible());
  },
};

export const Narrow: Story = {
  globals: { width: '360px' },
  play: async () => {
    await expire('Mia');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await expire('Mia');
  },
};
