import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { quietOrganisations } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrganisationDetailsScreen } from './OrganisationDetailsScreen.tsx';

const workplace = {
  organisation: { id: 'organisation-7', name: 'Rivermouth Community Health' },
  role: 'Occupational therapist',
  startDate: '2019-02-01',
};
const nothing = { organisation: null, role: '', startDate: null };

const meta = {
  title: 'Settings/Organisation details/Screen',
  component: OrganisationDetailsScreen,
  args: {
    view: ready(workplace),
    organisations: quietOrganisations,
    onSave: fn(async () => undefined),
  },
  parameters: { withoutStates: { Empty: 'who has said nothing sees that of each field' } },
} satisfies Meta<typeof OrganisationDetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Error fetching data')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** To be read, and back from the form to it. */
export const Ready: Story = {
  parameters: { behaviours: ['PLT-599', 'PLT-605'] },
  async play({ canvas, args }) {
    for (const text of ['Rivermouth Community Health', 'Occupational therapist', '01/02/2019'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(canvas.getByRole('textbox', { name: 'Role' })).toHaveValue('Occupational therapist');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Who has said nothing sees that of each field, and the start may stay so. */
export const NothingSaid: Story = {
  args: { view: ready(nothing) },
  parameters: { behaviours: ['PLT-601', 'PLT-602'] },
  async play({ canvas, args }) {
    await expect(canvas.getAllByText('-')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Please select your organisation')).toBeVisible();
    await expect(canvas.getByText('Please enter your role')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

/** The start is no duty: what is saved has none. */
export const WithoutStart: Story = {
  args: { view: ready({ ...workplace, startDate: null }) },
  parameters: { behaviours: ['PLT-605'] },
  async play({ canvas, args }) {
    await expect(canvas.getByText('-')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...workplace, startDate: null });
  },
};

export const LongWords: Story = {
  args: {
    view: ready({
      ...workplace,
      organisation: { id: 'long', name: 'Rivermouth '.repeat(12) },
      role: 'Unbroken'.repeat(15),
    }),
  },
};
export const Narrow: Story = { ...LongWords, globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
