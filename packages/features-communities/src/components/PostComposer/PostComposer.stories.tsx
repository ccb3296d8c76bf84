import { findEditor, inAColumn, typeInto } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleCommunity } from '@portal/stories/samples/communities';
import { PostComposer, type PostComposerProps } from './PostComposer.tsx';

const meta = {
  title: 'Communities/Post/Composer',
  component: PostComposer,
  decorators: [inAColumn],
  args: { community: sampleCommunity({ name: 'Hand Therapy' }) },
} satisfies Meta<typeof PostComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Share something with Hand Therapy…' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create post' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { width: '360px' } };

export const LongName: Story = {
  args: {
    community: sampleCommunity({
      name: 'Rehabilitation, driver assessment and vehicle modification in regional Australia',
    }),
  },
  globals: { width: '360px' },
};

function LeavingAndComingBack(props: PostComposerProps) {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'Leave' : 'Come back'}
      </button>
      {isHere && <PostComposer {...props} />}
    </>
  );
}

/** What was typed is there again when the page is. */
export const DraftIsKept: Story = {
  render: (args) => <LeavingAndComingBack {...args} />,
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Create post' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'Putty');
    await typeInto(await findEditor(canvasElement, /^Content/), 'Dry.');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(await canvas.findByRole('textbox', { name: /^Title/ })).toHaveValue('Putty');
    await waitFor(async () => expect(await findEditor(canvasElement, /^Content/)).toHaveTextContent('Dry.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('');
  },
};

/** So is a poll that was begun. */
export const DraftKeepsThePoll: Story = {
  render: (args) => <LeavingAndComingBack {...args} />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Create post' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a poll' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Answer 1/ }), 'The blue one');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await expect(await canvas.findByRole('textbox', { name: /^Answer 1/ })).toHaveValue('The blue one');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};

/** Giving up asks nothing and keeps nothing. */
export const Cancelled: Story = {
  render: (args) => <LeavingAndComingBack {...args} />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Create post' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'Putty');
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create post' })).toBeVisible());
  },
};

/** The title stands in answer to the press, and takes what is typed while the editor is being made. */
export const TypedRightAfterThePress: Story = {
  async play({ canvas, canvasElement }) {
    // Once, so that all code is there.
    await userEvent.click(canvas.getByRole('button', { name: 'Create post' }));
    await findEditor(canvasElement, /^Content/);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));

    canvas.getByRole('button', { name: 'Create post' }).click();
    await Promise.resolve();
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveFocus();
    await expect(canvasElement.querySelector('[contenteditable]')).toBeNull();
    await userEvent.keyboard('Putty');
    await findEditor(canvasElement, /^Content/);
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('Putty');
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  },
};
