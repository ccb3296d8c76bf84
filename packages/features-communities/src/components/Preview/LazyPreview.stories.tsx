import { inAColumn } from '@portal/stories';
import { Stack, Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { samplePreview } from '../../stories/sample-previews.ts';
import { LazyPreview } from './LazyPreview.tsx';

/** A text whose page is read by the server while somebody reads the text. */
function LateText({ isOwn, linesBefore }: { isOwn: boolean; linesBefore: number }) {
  const [hasCome, setCome] = useState(false);
  return (
    <Stack>
      <button type="button" onClick={() => setCome((before) => !before)}>
        The page was read
      </button>
      {Array.from({ length: linesBefore }, (_, line) => (
        <Text key={line}>A line above the text</Text>
      ))}
      <Stack as="article">
        <Text>What the text says</Text>
        <LazyPreview preview={hasCome ? samplePreview() : null} postId="post-1" mayRemove={false} isOwn={isOwn} />
        <Text>What stands under it</Text>
      </Stack>
    </Stack>
  );
}

const meta = {
  title: 'Communities/Post/Preview, lazy',
  component: LateText,
  decorators: [inAColumn],
  args: { isOwn: false, linesBefore: 0 },
} satisfies Meta<typeof LateText>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const link = (canvas: Canvas) => canvas.queryByRole('link', { name: /opens in a new tab$/ });
const come = async (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'The page was read' }));
const topOf = (canvas: Canvas) => canvas.getByText('What stands under it').getBoundingClientRect().top;

/** Nothing moves under somebody's eyes; it is there once the text has left by the lower edge of the window. */
export const WhileRead: Story = {
  async play({ canvas }) {
    const top = topOf(canvas);
    await come(canvas);
    // The observer reports its first state within two frames.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(topOf(canvas)).toBe(top);
    await expect(link(canvas)).toBeNull();

    const article = canvas.getByRole('article');
    article.style.marginBlockStart = '200vh';
    await waitFor(() => expect(link(canvas)).toBeInTheDocument());
    article.style.marginBlockStart = '';
    await expect(link(canvas)).toBeVisible();

    await come(canvas);
    await waitFor(() => expect(link(canvas)).toBeNull());
    await come(canvas);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(link(canvas)).toBeNull();
  },
};

export const BelowTheWindow: Story = {
  args: { linesBefore: 80 },
  async play({ canvas }) {
    await come(canvas);
    await waitFor(() => expect(link(canvas)).toBeInTheDocument());
  },
};

/** Who wrote the link waits for what it brings. */
export const ForItsAuthor: Story = {
  args: { isOwn: true },
  async play({ canvas }) {
    await come(canvas);
    await waitFor(() => expect(link(canvas)).toBeVisible());
  },
};
