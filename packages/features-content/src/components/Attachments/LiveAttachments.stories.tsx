import { calls } from '@portal/api';
import { failing } from '@portal/demo/mock';
import { sampleProblem } from '@portal/kit/testing';
import { answering, inAColumn, liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { sampleNewsItem, sampleResource } from '../../stories/sample-content.ts';
import { LiveAttachments } from './LiveAttachments.tsx';

/** What the server of the story that plays has been asked so far. */
let answered: readonly string[] = [];

const meta = {
  title: 'Content/Attachments/Live',
  component: LiveAttachments,
  decorators: [inAColumn],
  args: { kind: 'news', item: sampleNewsItem() },
  beforeEach({ msw }) {
    const mock = liveMock();
    answered = mock.answered;
    msw.use(...mock.handlers);
  },
} satisfies Meta<typeof LiveAttachments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All of them come as one ZIP, named after what they belong to. */
export const AllAsOneZip: Story = {
  async play({ canvas, args }) {
    const saved: string[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Download all' }));
    await waitFor(() => expect(saved).toEqual([`${args.item.name}.zip`]));
    await expect(answered).toContain('content.newsFiles');
  },
};

export const OfAResource: Story = {
  args: { kind: 'resources', item: sampleResource() },
  beforeEach: answering(failing(calls.content.resourceFiles, sampleProblem)),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Download all' }));
    await waitFor(() => expect(screen.getByText('The files could not be downloaded. Try again.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Download all' })).toBeEnabled();
  },
};

export const OfNewsFails: Story = {
  beforeEach: answering(failing(calls.content.newsFiles, sampleProblem)),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Download all' }));
    await waitFor(() => expect(screen.getByText('The files could not be downloaded. Try again.')).toBeVisible());
  },
};
