import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Shell/Not found',
  component: NotFoundScreen,
  parameters: {
    withoutStates: {
      Loading: 'Nothing is loaded.',
      Empty: 'Nothing is listed.',
      Failed: 'Nothing is loaded.',
      Forbidden: 'The page is open to everyone.',
    },
  },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;

export const Ready: StoryObj<typeof meta> = {
  parameters: { behaviours: ['PLT-144'] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByText('The page you are looking for does not exist or has been moved.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};

/** Staff can ask what decides about the address. */
export const ForStaff: StoryObj<typeof meta> = {
  args: { onExplainAccess: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Why can’t I see this?' }));
    await expect(args.onExplainAccess).toHaveBeenCalledOnce();
  },
};
