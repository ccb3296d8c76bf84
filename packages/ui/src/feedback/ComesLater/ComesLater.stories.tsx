import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { onSurface } from '../../foundations/story-surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { ComesLater } from './ComesLater.tsx';

const meta = {
  title: 'Components/Feedback/ComesLater',
  component: ComesLater<string>,
  decorators: [onSurface],
  args: {
    loaded: { value: null, hasFailed: false, retry: fn() },
    coming: <Skeleton lines={3} />,
    failedTitle: 'The records could not be shown.',
    children: (words) => <Text>{words}</Text>,
  },
  parameters: {
    usage: {
      use: ['With `loadOnUse`, for a part of a page whose code is heavier than what the page begins with.'],
      avoid: ['For what is asked of a server: use PanelSwitch.'],
    },
  },
} satisfies Meta<typeof ComesLater<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Coming: Story = {};

export const Come: Story = {
  args: { loaded: { value: 'What came', hasFailed: false, retry: fn() } },
  async play({ canvas }) {
    await expect(canvas.getByText('What came')).toBeVisible();
  },
};

/** Its script could not be fetched: the page around it stays, and it can be asked for again. */
export const CannotBeFetched: Story = {
  args: { loaded: { value: null, hasFailed: true, retry: fn() } },
  async play({ canvas, args }) {
    await expect(canvas.getByText('The records could not be shown.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.loaded.retry).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { ...CannotBeFetched, globals: { scheme: 'dark' } };
