import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { MarkedText } from '../../data/MarkedText/MarkedText.tsx';
import { IconCalendar, IconSearch, IconTag, IconUsers } from '../../foundations/icons/icons.ts';
import { longName, onSurface, Stateful } from '../../foundations/story-surface.tsx';
import type { SearchBoxGroup } from './search-box-group.ts';
import { SearchBox } from './SearchBox.tsx';

const splint = (after: string) => (
  <MarkedText
    pieces={[
      { text: 'Splint', isMatch: true },
      { text: after, isMatch: false },
    ]}
  />
);

const groups: readonly SearchBoxGroup[] = [
  {
    id: 'all',
    options: [{ id: 'all', href: '#all', icon: IconSearch, content: 'Search for “splint”', isQuiet: true }],
  },
  {
    id: 'events',
    title: 'Events',
    count: '12',
    options: [
      { id: 'event-1', href: '#event-1', icon: IconCalendar, content: splint(' making for beginners') },
      { id: 'event-2', href: '#event-2', icon: IconCalendar, content: splint('ing the hand') },
      { id: 'events', href: '#events', content: 'See all events', isQuiet: true },
    ],
  },
  {
    id: 'communities',
    title: 'Communities',
    count: '1',
    options: [{ id: 'closed', icon: IconUsers, content: splint(' makers') }],
  },
];

const meta = {
  title: 'Components/Navigation/SearchBox',
  component: SearchBox,
  decorators: [onSurface],
  args: {
    label: 'Search the portal',
    placeholder: 'Search',
    value: 'splint',
    groups,
    status: '13 results',
    onChange: fn(),
    onSubmit: fn(),
    onOpen: fn(),
    onClose: fn(),
  },
  parameters: {
    usage: {
      use: ['In the top bar, for a search whose best results stand below it while it is typed.'],
      avoid: [
        'For a list on the page that follows what is typed: use SearchField instead.',
        'For choosing a value of a form: use ComboBox instead.',
      ],
    },
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: 'Search the portal' });
const named = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

/** A list of groups, which a screen reader counts; what cannot be opened is no link. */
export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('listbox', { name: 'Search the portal' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Events 12' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('13 results');
    const closed = canvas.getByRole('option', { name: 'Splint makers' });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await expect(closed).not.toHaveAttribute('href');
    const [words, option] = [closed.lastElementChild!, closed].map((one) => one.getBoundingClientRect());
    await expect(Math.abs(words!.top - option!.top - (option!.bottom - words!.bottom))).toBeLessThan(4);
  },
};

/** Arrows walk through the options and back to the field, which keeps the focus; Enter opens, or searches for what was typed. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.click(field());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('splint');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(named()).toBe('Splint making for beginners');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    await expect(named()).toBe('Splint makers');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('event-2');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** What is typed begins anew: nothing of the list is chosen any more. */
export const Typing: Story = {
  render: (args) => (
    <Stateful initial="">{(value, setValue) => <SearchBox {...args} value={value} onChange={setValue} />}</Stateful>
  ),
  play: async () => {
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(named()).toBe('Search for “splint”'));
    await userEvent.keyboard('s');
    await expect(field()).toHaveValue('s');
    await expect(field()).not.toHaveAttribute('aria-activedescendant');
  },
};

/** A press elsewhere closes. */
export const Pressed: Story = {
  render: (args) => (
    <>
      <SearchBox {...args} />
      <Button>Elsewhere</Button>
    </>
  ),
  args: { groups: [], status: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Nothing stands below an empty field. */
export const Empty: Story = {
  args: { value: '', groups: [], status: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
  },
};

/** It has the focus from the start, which is taken from it to see what the focus changes. */
export const HoverFocusPressed: Story = {
  parameters: { forcedStates: { hover: '[href="#event-1"]', focus: 'input' } },
  async play() {
    await waitFor(() => expect(field()).toHaveFocus());
    field().blur();
  },
};

export const Pending: Story = { args: { isPending: true, groups: groups.slice(0, 1), status: undefined } };

export const WithFooter: Story = {
  args: {
    value: '',
    status: undefined,
    groups: [
      {
        id: 'recent',
        title: 'Recent searches',
        options: [{ id: 'recent-1', href: '#recent-1', icon: IconTag, content: 'splint' }],
      },
    ],
    footer: <Button tone="quiet">Clear recent searches</Button>,
  },
};

export const LongText: Story = {
  args: { groups: [{ id: 'events', title: longName, options: [{ id: 'event', href: '#event', content: longName }] }] },
};
export const Narrow: Story = { globals: { width: '360px' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
