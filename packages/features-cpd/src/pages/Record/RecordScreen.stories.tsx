import { failed, forbidden, loading, ready } from '@portal/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleDetail, sampleOptions } from '../../stories/sample-cpd.ts';
import { RecordScreen } from './RecordScreen.tsx';
import { emptyRecord, valuesOf } from './record-values.ts';

const written = { offered: sampleOptions, initial: valuesOf(sampleDetail(), sampleOptions) };

const meta = {
  title: 'CPD/Record/Screen',
  component: RecordScreen,
  args: {
    title: 'Add CPD entry',
    view: ready({ offered: sampleOptions, initial: emptyRecord }),
    draftKey: 'cpd-record-story',
    trackerHref: '/cpd/tracker-page',
    onSave: fn(async () => undefined),
    onCancel: fn(),
  },
  parameters: { withoutStates: { Empty: 'A form is there or it is not.' } },
} satisfies Meta<typeof RecordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failed({ code: 'server_error', status: 500, message: 'The database is having a rest.' }, fn()) },
};

export const Forbidden: Story = {
  args: { view: forbidden({ code: 'forbidden', status: 403, message: 'CPD is for members.' }) },
};

/** Says under the fields what is missing, and sends nothing. */
export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Say what you did')).toBeVisible();
    await expect(canvas.getByText('Say how long it took')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^What did you do/ })).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Written: Story = {
  args: { title: 'Edit CPD entry', view: ready(written), draftKey: 'cpd-record-written' },
};

/** What the organisation has written can be read, and added to. */
export const Locked: Story = {
  args: {
    title: 'Edit CPD entry',
    view: ready({ ...written, isLocked: true }),
    draftKey: 'cpd-record-locked',
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/^Your organisation has written this entry/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^What did you do/ })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox', { name: /^What did you learn/ })).not.toHaveAttribute('readonly');
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
