import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FunctionComponent, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { onSurface } from '../../foundations/story-surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { lazyComponent, type LazyProps } from './lazy.tsx';

type Load = () => Promise<{ default: FunctionComponent }>;

const records: Load = () => Promise.resolve({ default: () => <Text>What came</Text> });
const gone: Load = () => Promise.reject(new Error('The file is gone.'));
const never: Load = () => new Promise(() => undefined);

/** Its file is back at the second attempt. */
function goneOnce(): Load {
  const loads = [gone, records];
  return () => (loads.shift() ?? records)();
}

function Part({ load, ...props }: LazyProps & { load: () => Load }) {
  const [Records] = useState(() => lazyComponent(load()));
  return <Records {...props} />;
}

const meta = {
  title: 'Components/Feedback/Lazy',
  component: Part,
  decorators: [onSurface],
  args: { load: () => records, fallback: <Skeleton lines={3} /> },
  parameters: {
    usage: {
      use: [
        'With `lazyComponent`, for a part whose code is heavier than the page it stands in: an editor, a calendar, a dialog that few open.',
      ],
      avoid: ['For what is small: it comes with its page.', 'For what is asked of a server: use PanelSwitch.'],
    },
  },
} satisfies Meta<typeof Part>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Coming: Story = { args: { load: () => never } };

export const Come: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('What came')).toBeVisible());
  },
};

/** Its script could not be fetched: the page around it stays, and it can be asked for again. */
export const CannotBeFetched: Story = {
  args: { load: goneOnce, onError: { title: 'The records could not be shown.' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The records could not be shown.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('What came')).toBeVisible());
  },
};

/** After a new version its file is gone for good, and the page that is reloaded brings the one that there is now. */
export const FailsAgain: Story = {
  args: { load: () => gone },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

/** What the page is complete without leaves nothing. */
export const Hidden: Story = {
  args: { load: () => gone, fallback: <Text>Coming</Text>, onError: 'hide' },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.queryByText('Coming')).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Whoever opened it is told instead. */
export const Told: Story = {
  args: { load: () => gone, onError: fn() },
  async play({ args }) {
    await waitFor(() => expect(args.onError).toHaveBeenCalledOnce());
  },
};

export const Keyboard: Story = {
  args: { load: goneOnce },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('What came')).toBeVisible());
  },
};

export const Narrow: Story = { args: { load: () => gone }, globals: { width: '360px' } };

export const RightToLeft: Story = { args: { load: () => gone }, globals: { direction: 'rtl' } };

export const Dark: Story = { args: { load: () => gone }, globals: { scheme: 'dark' } };
