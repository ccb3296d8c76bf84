import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock, writeAtOnce } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { NewEventPage } from './NewEventPage.tsx';

const as = 'helen.brooks@example.org';

const meta = {
  title: 'Events/Desk/New event',
  component: NewEventPage,
  args: { params: {}, search: {}, onSearchChange: fn() },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
} satisfies Meta<typeof NewEventPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = () => screen.findByRole('textbox', { name: 'Title' });
const save = () => screen.getByRole('button', { name: 'Save draft' });

async function choosePlace() {
  await userEvent.click(screen.getByRole('button', { name: /Region/ }));
  const [place] = await screen.findAllByRole('option');
  if (place !== undefined) await userEvent.click(place);
}

/** Title and place are enough; what is left out is said at its field, the first of which is gone to. */
export const Live: Story = {
  globals: { width: '1280px' },
  async play({ canvas }) {
    await title();
    await userEvent.click(save());
    await waitFor(async () => expect(await title()).toHaveFocus());
    await expect(await title()).toHaveAccessibleDescription(/Fill in this field/);
    await writeAtOnce(await title(), 'Hands in winter');
    await choosePlace();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a ticket' }));
    await writeAtOnce(canvas.getByRole('textbox', { name: 'Name' }), 'Full');
    await userEvent.clear(canvas.getByRole('spinbutton', { name: 'Price' }));
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Price' }), '89.50');
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByText('Draft saved.')).toBeVisible());
  },
};

/** What only some events tell on their page; what is said of courses has a title. */
export const MoreOnItsPage: Story = {
  async play({ canvas }) {
    await writeAtOnce(await title(), 'Hands in winter');
    await choosePlace();
    for (const name of [/^Why attend/, /^Access/, /^Enrolment/])
      await expect(await canvas.findByRole('textbox', { name })).toBeVisible();
    await writeAtOnce(canvas.getByRole('textbox', { name: /^Title of the enrolment/ }), 'Your online module');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Courses/ }), 'Six workshops.');
    await userEvent.click(save());
    const coursesTitle = canvas.getByRole('textbox', { name: /^Title of the courses/ });
    await waitFor(() => expect(coursesTitle).toHaveAccessibleDescription(/A title belongs to this text/));
    await writeAtOnce(coursesTitle, 'Courses before and after');
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByText('Draft saved.')).toBeVisible());
  },
};

/** The website of an event is one that readers come to safely. */
export const UnsafeAddress: Story = {
  async play({ canvas }) {
    await writeAtOnce(await title(), 'Hands');
    await choosePlace();
    const website = canvas.getByRole('textbox', { name: /^Website/ });
    await writeAtOnce(website, 'http://example.org');
    await userEvent.click(save());
    await waitFor(() => expect(website).toHaveAccessibleDescription(/Enter an address that begins with https:/));
    await expect(website).toHaveFocus();
  },
};

/** What the server has against it stands at its field, and what was typed stays. */
export const Refused: Story = {
  beforeEach: answering(
    failing(calls.desk.create, {
      code: 'invalid_input',
      field: 'body.title',
      message: 'There is an event of this name.',
    }),
  ),
  async play() {
    await writeAtOnce(await title(), 'Hands');
    await choosePlace();
    await userEvent.click(save());
    await waitFor(async () => expect(await title()).toHaveAccessibleDescription(/There is an event of this name/));
    await expect(await title()).toHaveFocus();
    await expect(await title()).toHaveValue('Hands');
  },
};

export const CannotBeSaved: Story = {
  beforeEach: answering(failing(calls.desk.create, sampleProblem)),
  async play() {
    await writeAtOnce(await title(), 'Hands');
    await choosePlace();
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByText('The event could not be saved. Try again.')).toBeVisible());
    await expect(await title()).toHaveValue('Hands');
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.desk.options, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Places, categories and tags could not be loaded.')).toBeVisible());
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
