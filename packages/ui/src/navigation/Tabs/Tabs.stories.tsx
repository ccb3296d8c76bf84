import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { IconInfo, IconList, IconUsers } from '../../foundations/icons/icons.ts';
import { Stateful } from '../../foundations/story-surface.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'about', label: 'About', href: '/communities/hand-therapy/about' },
  { id: 'posts', label: 'Posts', href: '/communities/hand-therapy/posts', count: 128 },
  { id: 'meetings', label: 'Meetings', href: '/communities/hand-therapy/meetings', count: 3 },
  { id: 'members', label: 'Members', href: '/communities/hand-therapy/members', count: 1240 },
  { id: 'files', label: 'Files', href: '/communities/hand-therapy/files' },
];

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: { label: 'Hand Therapy', items, current: 'posts' },
  parameters: {
    usage: {
      use: [
        'For two to seven views of one thing, each with its own address.',
        'With a count where it helps to decide.',
      ],
      avoid: [
        'Steps that follow each other: use Stepper.',
        'Places of the whole portal: use TopBar or SideMenu.',
        'Filtering a list: use Chip or Select.',
      ],
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tabs are links: the keyboard goes from one to the next, the current one says so. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const tabs = within(within(canvasElement).getByRole('navigation', { name: 'Hand Therapy' }));
    await expect(tabs.getByRole('link', { name: 'Posts 128' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(tabs.getByRole('link', { name: 'About' })).toHaveFocus();
    await userEvent.tab();
    await expect(tabs.getByRole('link', { name: 'Posts 128' })).toHaveFocus();
  },
};

/** A part that is closed stays in sight, and is told to be closed. */
export const Closed: Story = {
  args: {
    items: [...items.slice(0, 3), { id: 'questions', label: 'Questions' }],
  },
  play: async ({ canvas }) => {
    const closed = canvas.getByRole('link', { name: 'Questions' });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await expect(closed).not.toHaveAttribute('href');
  },
};

export const HoverFocusPressed: Story = {
  parameters: {
    forcedStates: {
      hover: 'li:nth-child(1) a, li:nth-child(2) a',
      focus: 'li:nth-child(3) a',
      pressed: 'li:nth-child(4) a',
    },
  },
};

export const WithIcons: Story = {
  args: {
    current: 'about',
    items: [
      { id: 'about', label: 'About', href: '#about', icon: IconInfo },
      { id: 'posts', label: 'Posts', href: '#posts', icon: IconList },
      { id: 'members', label: 'Members', href: '#members', icon: IconUsers, count: 12 },
    ],
  },
};

/** The current tab ends before the strip does. */
async function expectInView(canvasElement: HTMLElement) {
  const list = within(canvasElement).getByRole('list');
  await waitFor(async () => {
    const current = within(list).getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(current.width).toBeGreaterThan(0);
    await expect(current.right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1);
  });
}

/** Where there is no space they scroll, and the current one is in view. */
export const Narrow: Story = {
  globals: { width: '360px' },
  args: { current: 'files' },
  play: ({ canvasElement }) => expectInView(canvasElement),
};

/** The current one is in view as well where the page is shown once the tabs are rendered, and where counts come later. */
export const ShownLater: Story = {
  globals: { width: '360px' },
  args: { current: 'files' },
  render: (args) => (
    <Stateful initial={0}>
      {(step, setStep) => (
        <Stack>
          <Button onPress={() => setStep(step + 1)}>Go on</Button>
          <div hidden={step === 0}>
            <Tabs {...args} items={step < 2 ? args.items.map(({ count: _, ...item }) => item) : args.items} />
          </div>
        </Stack>
      )}
    </Stateful>
  ),
  play: async ({ canvas, canvasElement }) => {
    const goOn = canvas.getByRole('button', { name: 'Go on' });
    await userEvent.click(goOn);
    await expectInView(canvasElement);
    await userEvent.click(goOn);
    await expect(canvas.getByRole('link', { name: 'Posts 128' })).toBeInTheDocument();
    await expectInView(canvasElement);
  },
};

/** Whoever looks through the tabs is left there. */
export const LookedThrough: Story = {
  ...ShownLater,
  play: async ({ canvas, canvasElement }) => {
    const goOn = canvas.getByRole('button', { name: 'Go on' });
    await userEvent.click(goOn);
    await expectInView(canvasElement);
    const list = canvas.getByRole('list');
    list.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    list.scrollLeft = 0;
    await userEvent.click(goOn);
    await expect(canvas.getByRole('link', { name: 'Posts 128' })).toBeVisible();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(list.scrollLeft).toBe(0);
  },
};

export const One: Story = { args: { items: items.slice(0, 1), current: 'about' } };

export const LongText: Story = {
  globals: { width: '768px' },
  args: {
    items: items.map((item) => ({ ...item, label: `${item.label} of everybody in this community` })),
    current: 'meetings',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', width: '360px' }, args: { current: 'members' } };
