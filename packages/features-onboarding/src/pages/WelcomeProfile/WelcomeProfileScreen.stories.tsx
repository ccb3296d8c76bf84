import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { isWithin, showLargeText } from '../../testing/large-text.ts';
import { welcomeStart, welcomeNavigation } from '../../testing/welcome-start.ts';
import { WelcomeProfileScreen } from './WelcomeProfileScreen.tsx';

const meta = {
  title: 'Onboarding/Welcome/Profile/Screen',
  component: WelcomeProfileScreen,
  args: {
    view: ready(welcomeStart()),
    way: welcomeNavigation({ next: fn(() => 'areas-of-expertise' as const) }),
    picture: { isPending: false, send: fn(async () => undefined) },
  },
  parameters: { withoutStates: { Empty: 'who says nothing leaves it empty' } },
} satisfies Meta<typeof WelcomeProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

/** The counter goes with what is typed. */
export const Ready: Story = {
  parameters: { behaviours: ['PLT-365', 'PLT-459', 'PLT-466'] },
  async play({ canvas, args }) {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Set up your profile' })).toHaveFocus());
    await expect(canvas.getByText('0/600')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Profile description/), 'Hands.');
    await expect(canvas.getByText('6/600')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.way.onGo).toHaveBeenCalledWith(
      'areas-of-expertise',
      expect.objectContaining({ profileDetails: { description: 'Hands.' } }),
    );
  },
};

/** More than there may be is kept, said, and not gone on with. */
export const TooLong: Story = {
  args: { view: ready(welcomeStart({ profileDetails: { description: 'x'.repeat(600), imageUrl: null } })) },
  parameters: { behaviours: ['PLT-458'] },
  async play({ canvas, args }) {
    await userEvent.type(canvas.getByLabelText(/^Profile description/), 'x');
    await expect(canvas.getByText('601/600')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('At most 600 characters')).toBeVisible();
    await expect(args.way.onGo).not.toHaveBeenCalled();
  },
};

/** A picture is on its way: the way on waits for it. */
export const Sending: Story = {
  args: { picture: { isPending: true, send: fn(async () => undefined) } },
  parameters: { behaviours: ['PLT-461', 'PLT-463'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('status', { name: 'Saving the picture' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

export const NoPicture: Story = {
  parameters: { behaviours: ['PLT-460'] },
  async play({ canvas, args }) {
    const file = new File(['x'], 'notes.txt', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText(/^Profile picture/), file, { applyAccept: false });
    await waitFor(() => expect(canvas.getByText('Only images!')).toBeVisible());
    await expect(args.picture.send).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };

/** Twice as large on a phone: the picture stands in its card. */
export const LargeText: Story = {
  globals: { width: '360px' },
  beforeEach: showLargeText,
  async play({ canvas }) {
    const form = canvas.getByRole('form');
    await expect(isWithin(canvas.getByText('RC'), form)).toBe(true);
    await expect(canvas.getByText('Choose a photo')).toSatisfy((one: Element) => isWithin(one, form));
  },
};
