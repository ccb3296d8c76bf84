import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { useOwnSearch } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { answering, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sampleOptions, writer as as } from '../../stories/sample-desk.ts';
import { PreviewPage } from './PreviewPage.tsx';

const { state } = liveMock({ as });
const draft = state.contentItems
  .values()
  .find(({ kind, status, segmentIds }) => kind === 'news' && status === 'draft' && segmentIds.length === 0);
const ofASegment = state.contentItems
  .values()
  .find(({ kind, segmentIds }) => kind === 'news' && segmentIds.length === 1);
if (draft === undefined || ofASegment === undefined) throw new Error('The demo world has no such news');
const segment = sampleOptions.segments.find(({ id }) => id === ofASegment.segmentIds[0]);

const meta = {
  title: 'Content/Admin/Preview',
  component: PreviewPage,
  args: { kind: 'news', id: draft.id, search: {}, onSearchChange: () => undefined },
  // The address is kept here, as a host keeps it.
  render: function Page({ kind, id, search }) {
    return <PreviewPage kind={kind} id={id} {...useOwnSearch(search)} />;
  },
  globals: { role: 'admin' },
  beforeEach: ({ msw }) => msw.use(...liveMock({ as }).handlers),
} satisfies Meta<typeof PreviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A draft is seen as its readers will see it. */
export const Live: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: draft.name })).toBeVisible();
    await expect(canvas.getByText('They read it once it is published and in its time.')).toBeVisible();
  },
};

/** What is for a segment is there for who belongs to it, and for nobody else. */
export const ForASegment: Story = {
  args: { id: ofASegment.id },
  async play({ canvas }) {
    await expect(await canvas.findByText('They cannot see it, and no list or search shows it.')).toBeVisible();
    const choice = await canvas.findByRole('button', { name: /In the segment$/ });
    await waitFor(() => expect(choice).toBeEnabled());
    await userEvent.click(choice);
    await userEvent.click(await screen.findByRole('option', { name: segment?.name ?? '' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: ofASegment.name })).toBeVisible();
  },
};

export const CannotBeLoaded: Story = {
  beforeEach: answering(failing(calls.contentDesk.preview, sampleProblem)),
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('The preview could not be loaded.')).toBeVisible());
  },
};
