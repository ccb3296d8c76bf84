import type { Passkey } from '@portal/api';
import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasskeysPanel } from './PasskeysPanel.tsx';

const passkeys: readonly Passkey[] = [
  { id: '2', name: 'Work laptop', createdAt: '2026-11-17T00:40:00.000Z', lastUsedAt: null },
  { id: '1', name: 'Phone', createdAt: '2026-05-02T00:40:00.000Z', lastUsedAt: '2026-11-16T23:05:00.000Z' },
];

const meta = {
  title: 'Settings/Security/Passkeys',
  component: PasskeysPanel,
  args: {
    view: ready(passkeys),
    ...{ isSupported: true, isAdding: false, isBusy: false },
    ...{ onAdd: fn(), onRename: fn(), onRemove: fn() },
  },
} satisfies Meta<typeof PasskeysPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: ready([]) },
  async play({ canvas }) {
    await expect(canvas.getByText('You have no passkeys yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toBeEnabled();
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Your passkeys could not be loaded.')).toBeVisible();
    await expect(canvas.queryByText('You have no passkeys yet.')).toBeNull();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  async play({ args, canvas, userEvent }) {
    const [laptop, phone] = canvas.getAllByRole('listitem');
    await expect(laptop).toHaveTextContent(/Work laptop.*Not used yet/);
    await expect(phone).toHaveTextContent(/Phone.*Last used/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Phone' }));
    await expect(args.onRemove).toHaveBeenCalledWith(passkeys[1]);
  },
};

/** As many as there may be. */
export const Full: Story = {
  args: { view: ready(Array.from({ length: 10 }, (_, index) => ({ ...passkeys[1]!, id: `${index}` }))) },
  async play({ canvas }) {
    await expect(canvas.getByText('You have 10 passkeys. Remove one to add another.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  },
};

export const WithoutSupport: Story = {
  args: { isSupported: false },
  async play({ canvas }) {
    await expect(canvas.getByText('This browser cannot make passkeys.')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: { view: ready([{ ...passkeys[1]!, name: 'The tablet that stands beside the treatment table, second floor' }]) },
  globals: { width: '320px' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
