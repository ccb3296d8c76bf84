import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { expectReadsFromLeft } from '../../foundations/story-direction.ts';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  decorators: [onSurface],
  args: { children: 'You can read everything, and nothing new can be written.' },
  parameters: {
    usage: {
      use: [
        'For something to know that stays true for a while: archived, offline, waiting for approval.',
        'With one action at most.',
      ],
      avoid: ['The outcome of an action: use a toast.', 'A reading that failed: use ProblemPanel.', 'Advertising.'],
    },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Stack gap={3}>
      {(['neutral', 'info', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Banner key={tone} {...args} tone={tone} onDismiss={() => undefined} />
      ))}
    </Stack>
  ),
};

export const WithAction: Story = {
  args: { tone: 'caution', title: 'This community is archived', action: <Button size="sm">Unarchive</Button> },
};

const middle = (element: Element | null | undefined) => {
  const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
  return (top + bottom) / 2;
};

/** A button taller than the one line beside it leaves the icon beside the words. */
export const OneLineWithAction: Story = {
  args: { tone: 'caution', children: <span>3 posts wait for approval.</span>, action: <Button>Show them</Button> },
  async play({ canvas, canvasElement }) {
    const words = canvas.getByText('3 posts wait for approval.');
    const [icon] = canvasElement.querySelectorAll('svg');
    await expect(Math.abs(middle(icon) - middle(words))).toBeLessThanOrEqual(1);
    await expect(Math.abs(middle(canvas.getByRole('button')) - middle(words))).toBeLessThanOrEqual(1);
  },
};

function textLines(element: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()];
}

const dismiss = fn();
const unarchive = fn();

export const Keyboard: Story = {
  args: {
    tone: 'caution',
    title: 'This community is archived',
    action: (
      <Button size="sm" onPress={unarchive}>
        Unarchive
      </Button>
    ),
    onDismiss: dismiss,
  },
  play: async ({ canvas }) => {
    dismiss.mockClear();
    unarchive.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Unarchive' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(unarchive).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(dismiss).toHaveBeenCalledOnce();
  },
};

export const HoverFocusPressed: Story = {
  args: Keyboard.args,
  parameters: { forcedStates: { part: 'button', isWide: true } },
};

export const LongTextNarrow: Story = {
  ...WithAction,
  globals: { width: '360px' },
  args: { ...WithAction.args, title: longName, onDismiss: dismiss },
};

/** Its words have the whole width on a phone, but for the end of their first line. */
export const DismissedNarrow: Story = {
  globals: { width: '360px' },
  args: { title: 'The programme of our national conference is out', onDismiss: dismiss },
  async play({ canvas }) {
    const words = canvas.getByText('You can read everything, and nothing new can be written.').getBoundingClientRect();
    const close = canvas.getByRole('button', { name: 'Dismiss' }).getBoundingClientRect();
    await expect(words.right).toBeGreaterThan(close.left);
    await expect(words.top).toBeGreaterThan((close.top + close.bottom) / 2);
    const title = canvas.getByText('The programme of our national conference is out');
    const [firstLine] = textLines(title);
    await expect(firstLine?.right).toBeLessThanOrEqual(close.left);
  },
};

export const RightToLeft: Story = {
  ...WithAction,
  globals: { direction: 'rtl' },
  play: ({ canvas }) =>
    expectReadsFromLeft(canvas.getByText('You can read everything, and nothing new can be written.')),
};

/** Under the top bar, from edge to edge. */
export const Strip: Story = {
  ...WithAction,
  decorators: [(Story) => <div style={{ margin: '-24px' }}>{Story()}</div>],
  args: { ...WithAction.args, shape: 'strip', onDismiss: dismiss },
};
