import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { OwnNeedsScreen } from './OwnNeedsScreen.tsx';

const needs = { diets: ['vegan', 'nutFree'], other: 'No coriander', access: 'A seat by the door' };

const meta = {
  title: 'Events/Own requirements/Screen',
  component: OwnNeedsScreen,
  args: { view: ready(needs), fields: ['dietary', 'other', 'accessibility'], onSave: fn(async () => undefined) },
  parameters: { withoutStates: { Empty: 'who has said nothing sees that of each field' } },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof OwnNeedsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Error fetching data')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

export const Ready: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Vegan, Nut free')).toBeVisible();
    await expect(canvas.getByText('No coriander')).toBeVisible();
    await expect(canvas.getByText('A seat by the door')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const NothingSaid: Story = {
  args: { view: ready({ diets: [], other: '', access: '' }) },
  async play({ canvas }) {
    await expect(canvas.getAllByText('-')).toHaveLength(3);
  },
};

/** An organisation that does not cater asks for no diets, and shows none. */
export const WithoutDiets: Story = {
  args: { fields: ['other', 'accessibility'] },
  async play({ canvas, canvasElement }) {
    await expect(canvas.queryByText('Dietary requirements')).toBeNull();
    await expect(within(canvasElement).getByText('Other dietary requirements')).toBeVisible();
  },
};

export const NothingAsked: Story = {
  args: { fields: [] },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing is asked')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};

export const LongWords: Story = {
  args: { view: ready({ ...needs, other: 'No coriander, '.repeat(30), access: 'Unbroken'.repeat(20) }) },
};
export const Narrow: Story = { ...LongWords, globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
