import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { storyDestinations } from '../../stories/story-destinations.ts';
import { ProfileDetailsScreen } from './ProfileDetailsScreen.tsx';

const details = { firstName: 'Mia', lastName: 'Nguyen', imageUrl: null, description: 'Hand therapist by day.' };

const meta = {
  title: 'Directory/Profile details/Screen',
  component: ProfileDetailsScreen,
  args: { personId: 'mia', view: ready(details), onSave: fn(async () => undefined) },
  parameters: {
    destinations: storyDestinations,
    withoutStates: { Empty: 'whoever has said nothing sees that of each part' },
  },
} satisfies Meta<typeof ProfileDetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const edit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
const words = (canvas: Canvas) => canvas.getByRole('textbox', { name: /^Description/ });

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Error fetching data')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** To be read first. */
export const Ready: Story = {
  parameters: { behaviours: ['DIR-066', 'DIR-067', 'DIR-068'] },
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: 'Mia Nguyen' })).toBeVisible();
    await expect(canvas.getByText('Hand therapist by day.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
  },
};

/** As many letters as there may be are counted, and one more is not sent. */
export const Edited: Story = {
  parameters: { behaviours: ['DIR-069', 'DIR-075'] },
  async play({ canvas, args }) {
    await edit(canvas);
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(canvas.getByText('22/600')).toBeVisible();
    await userEvent.clear(words(canvas));
    await userEvent.click(words(canvas));
    await userEvent.paste('a'.repeat(601));
    await expect(canvas.getByText('601/600')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('At most 600 letters')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(words(canvas));
    await userEvent.type(words(canvas), 'Splints. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ description: 'Splints.', picture: null });
  },
};

/** Cancel saves nothing, and shows what was saved last. */
export const Cancelled: Story = {
  async play({ canvas, args }) {
    await edit(canvas);
    await userEvent.type(words(canvas), ' And by night.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText('Hand therapist by day.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await edit(canvas);
    await expect(words(canvas)).toHaveValue('Hand therapist by day.');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

export const NothingSaid: Story = {
  args: { view: ready({ ...details, description: '' }) },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing yet')).toBeVisible();
  },
};
