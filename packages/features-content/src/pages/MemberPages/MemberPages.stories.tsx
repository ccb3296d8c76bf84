import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { liveMock, worldOf } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { samplePages } from '../../stories/sample-content.ts';
import { MemberPagePage } from './member-pages.tsx';

const page = samplePages[1]!;

const meta = {
  title: 'Content/Member pages/Live',
  component: MemberPagePage,
  args: { params: { id: page.id }, search: {}, onSearchChange: fn() },
} satisfies Meta<typeof MemberPagePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pages for members alone are listed, and the one that is open is read in its frame. */
export const Live: Story = {
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
  parameters: { behaviours: ['CNT-122', 'CNT-125'] },
  async play({ canvas, canvasElement }) {
    const menu = await canvas.findByRole('navigation', { name: 'Member content' });
    await expect(
      within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(samplePages.map(({ name }) => name));
    await waitFor(() => expect(canvas.getByTitle(page.name)).toBeVisible());
    const frame = canvasElement.querySelector('iframe')!;
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toHaveTextContent(page.name));
  },
};

/** Whoever is no member has none. */
export const NotAMember: Story = {
  beforeEach: worldOf({ as: 'grace.campbell@example.org' }),
  parameters: { behaviours: ['CNT-122', 'CNT-124'] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('No data')).toBeVisible());
  },
};

export const ListFails: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.content.pages, sampleProblem));
  },
  async play({ canvas, msw }) {
    await waitFor(() => expect(canvas.getByText('The pages could not be loaded.')).toBeVisible());
    msw.use(...liveMock().handlers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Member content' })).toBeVisible());
  },
};

export const PreviewFails: Story = {
  beforeEach({ msw }) {
    msw.use(failing(calls.content.pagePreview, sampleProblem));
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('This page could not be loaded.')).toBeVisible());
  },
};

export const NotThere: Story = {
  args: { params: { id: 'nothing' } },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Page not found')).toBeVisible());
  },
};
