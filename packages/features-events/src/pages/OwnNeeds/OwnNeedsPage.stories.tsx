import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { OwnNeedsPage } from './OwnNeedsPage.tsx';

const failure = { code: 'conflict', message: 'The list of needs is being restored.' } as const;
const page = { params: {}, search: {}, onSearchChange: fn() };

const meta = {
  title: 'Events/Own requirements',
  component: OwnNeedsPage,
  args: page,
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof OwnNeedsPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Opens the form and says something in each of its fields. */
async function fillIn(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Vegan' }));
  await userEvent.type(canvas.getByLabelText('Other dietary requirements'), 'No coriander');
  await userEvent.type(canvas.getByLabelText('Accessibility requirements'), 'A seat by the door');
}

/** From what was said to the form, and back to what is said now, which the server tells whoever comes again. */
export const Live: Story = {
  render: () => <LeftAndOpened />,
  parameters: { behaviours: ['PLT-607', 'PLT-610', 'PLT-611', 'PLT-612'] },
  async play({ canvas }) {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Your needs are saved.')).toBeVisible());
    for (const text of ['Vegan', 'No coriander', 'A seat by the door'])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    for (const text of ['Vegan', 'No coriander', 'A seat by the door'])
      await expect(await canvas.findByText(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Vegan' })).toBeChecked();
  },
};

/** Cancel forgets what was typed. */
export const Cancelled: Story = {
  async play({ canvas }) {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findAllByText('-')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(canvas.getByLabelText('Other dietary requirements')).toHaveValue('');
  },
};

function LeftAndOpened() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <OwnNeedsPage {...page} />}
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Leave' : 'Come back'}</button>
    </>
  );
}

/** What was not saved is back with the page. */
export const DraftKept: Story = {
  render: () => <LeftAndOpened />,
  async play({ canvas }) {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(await canvas.findByText('What you had not saved yet is back.')).toBeVisible();
    await expect(canvas.getByLabelText('Accessibility requirements')).toHaveValue('A seat by the door');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

/** Where the organisation does not cater, the list of diets is not there. */
export const WithoutDiets: Story = {
  globals: { profile: 'public-skills' },
  parameters: { behaviours: ['PLT-612', 'PLT-616'] },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await expect(canvas.getByLabelText('Other dietary requirements')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Dietary requirements' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

/** What was typed stays. */
export const SaveFails: Story = {
  beforeEach: answering(failing(calls.me.saveRequirements, failure)),
  parameters: { behaviours: ['EVT-255', 'PLT-615'] },
  async play({ canvas }) {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Failed to save dietary requirements.')).toBeVisible());
    await expect(screen.getByText(failure.message)).toBeVisible();
    await expect(canvas.getByLabelText('Accessibility requirements')).toHaveValue('A seat by the door');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.me.requirements, failure)),
  parameters: { behaviours: ['PLT-538'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Error fetching data')).toBeVisible());
    await expect(canvas.getByText(failure.message)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
  },
};
