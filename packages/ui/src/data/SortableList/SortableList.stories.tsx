import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longName, onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { SortableList, type SortableItem, type SortableListProps } from './SortableList.tsx';

const sections: readonly SortableItem[] = ['Announcements', 'News', 'Next meetings', 'Feed', 'Favourites'].map(
  (label) => ({ id: label.toLowerCase().replaceAll(' ', '-'), label }),
);

function Controlled(props: SortableListProps) {
  return (
    <Stateful initial={props.items}>
      {(items, setItems) => (
        <SortableList
          {...props}
          items={items}
          onReorder={(ids) => {
            setItems(ids.flatMap((id) => items.filter((item) => item.id === id)));
            props.onReorder(ids);
          }}
        />
      )}
    </Stateful>
  );
}

const meta = {
  title: 'Components/Data/SortableList',
  component: SortableList,
  decorators: [onSurface],
  args: { label: 'Sections of your home page', items: sections, onReorder: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    usage: {
      use: [
        'For an order that people choose: sections of a page, questions of a form, favourites.',
        'With isLocked for what has its place, such as the first section.',
      ],
      avoid: [
        'An order that follows from the data: use the sorting of Table.',
        'More than about thirty things: ask for a number or a date to sort by.',
      ],
    },
  },
} satisfies Meta<typeof SortableList>;

export default meta;
type Story = StoryObj<typeof meta>;

const orderOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('row')
    .map((row) => row.textContent?.trim());

export const Rest: Story = {};

/** With the buttons a step at a time; the focus stays on the button, so that it can be pressed again. */
export const Moving: Story = {
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('grid', { name: args.label });
    await expect(canvas.getByRole('button', { name: 'Move Announcements up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Move Favourites down' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Move Feed up' }));
    await waitFor(() =>
      expect(orderOf(list)).toEqual(['Announcements', 'News', 'Feed', 'Next meetings', 'Favourites']),
    );
    await expect(await canvas.findByText('Feed is now 3 of 5')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Feed up' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Feed is now 2 of 5')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Feed is now 1 of 5')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Feed up' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Move Feed up' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Enter on a handle picks an item up, the arrow keys choose where it goes, Enter puts it down and Escape leaves all as it was. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('grid', { name: args.label });
    await userEvent.tab();
    await waitFor(() => expect(within(list).getAllByRole('row')[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(list).getAllByRole('row')[1]).toHaveFocus());
    await userEvent.tab();
    const handle = canvas.getByRole('button', { name: 'Drag News' });
    await waitFor(() => expect(handle).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Insert /));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Next meetings and Feed/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onReorder).toHaveBeenLastCalledWith(['announcements', 'next-meetings', 'news', 'feed', 'favourites']),
    );
    await expect(await canvas.findByText('News is now 3 of 5')).toBeInTheDocument();
  },
};

export const HoverFocusPressed: Story = {
  parameters: {
    forcedStates: {
      hover: '[role="row"]:nth-child(2) button',
      focus: '[role="row"]:nth-child(3) button',
      pressed: '[role="row"]:nth-child(4) button',
    },
  },
};

/** What is locked stays in its place while the others move past it. */
export const Locked: Story = {
  args: { items: sections.map((item, index) => ({ ...item, isLocked: index === 0 || index === 2 })) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Drag Announcements' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Move News up' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Move News down' }));
    await waitFor(() =>
      expect(args.onReorder).toHaveBeenLastCalledWith(['announcements', 'feed', 'next-meetings', 'news', 'favourites']),
    );
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Move Feed up' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const One: Story = { args: { items: sections.slice(0, 1) } };
export const LongText: Story = {
  args: { items: sections.map((item, index) => (index === 1 ? { ...item, label: longName } : item)) },
};
export const Narrow: Story = {
  globals: { width: '360px', viewport: { value: 'mobile1' } },
  args: { items: sections.map((item, index) => ({ ...item, label: index === 1 ? longName : item.label })) },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Keyboard.play };
