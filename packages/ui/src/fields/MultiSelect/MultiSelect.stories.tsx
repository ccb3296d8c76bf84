import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longName, onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const states = [
  { value: 'act', label: 'Australian Capital Territory' },
  { value: 'nsw', label: 'New South Wales', description: 'Sydney and the coast' },
  { value: 'qld', label: 'Queensland' },
  { value: 'sa', label: 'South Australia' },
  { value: 'nt', label: 'Northern Territory', isDisabled: true },
];

const many = Array.from({ length: 40 }, (_, index) => ({
  value: `g${index + 1}`,
  label: `Interest group ${index + 1}`,
}));

const meta = {
  title: 'Components/Fields/MultiSelect',
  component: MultiSelect,
  decorators: [onSurface],
  parameters: {
    usage: {
      use: [
        'To choose several from a list that would be too long to stand on the page.',
        'In filters, with hasChips off, where the chips stand together elsewhere.',
      ],
      avoid: [
        'For ten options or less with room for them: use CheckboxGroup.',
        'For options that are searched on the server: use TagField.',
      ],
    },
  },
  args: { label: 'States', value: [], onChange: fn(), options: states },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, setValue) => (
        <MultiSelect
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next);
            args.onChange(next);
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (canvasElement: HTMLElement, name = /States/) => within(canvasElement).getByRole('button', { name });

export const Rest: Story = {};

/** The list stays open while several are chosen; Escape closes it and gives the focus back. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(trigger(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox', { name: 'States' });
    await waitFor(() => expect(screen.getByRole('option', { name: /^Australian Capital/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown} ');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['nsw', 'qld']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(trigger(canvasElement, /States 2 selected/)).toHaveFocus());
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Remove New South Wales' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['qld']));
  },
};

export const HoverFocusPressed: Story = { args: { value: ['nsw'] }, parameters: { forcedStates: { part: 'button' } } };

export const Open: Story = {
  args: { value: ['nsw'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await expect(await screen.findByRole('option', { name: /^New South Wales/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** A long list is searched; the arrow leads from the search into it, and what is out of sight stays chosen. */
export const LongList: Story = {
  args: { label: 'Interest groups', options: many, value: ['g1'], hasSelectAll: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(trigger(canvasElement, /Interest groups/));
    const search = await screen.findByRole('searchbox', { name: 'Search' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('group 4');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Interest group 4' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['g1', 'g4']));
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['g1', 'g4', 'g40']));
    await userEvent.click(screen.getByRole('button', { name: 'Select none' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['g1']));
  },
};

export const NothingFound: Story = {
  args: { label: 'Interest groups', options: many },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement, /Interest groups/));
    await userEvent.type(await screen.findByRole('searchbox'), 'xyz');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
  },
};

export const OneChosen: Story = { args: { value: ['sa'] } };
export const ManyChosen: Story = {
  args: { label: 'Groups', options: many, value: many.slice(0, 12).map(({ value }) => value) },
};
export const WithoutChips: Story = { args: { hasChips: false, value: ['nsw', 'qld', 'sa'] } };

export const Invalid: Story = {
  args: { isRequired: true, error: 'Choose at least one state.' },
  play: async ({ canvasElement }) => {
    await expect(trigger(canvasElement)).toHaveAccessibleDescription('Choose at least one state.');
  },
};

/** The choice can be read, and neither opened nor taken back. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, value: ['nsw', 'qld'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /Remove/ })).toBeNull();
  },
};

export const Disabled: Story = { args: { isDisabled: true, value: ['nsw'] } };

export const LongText: Story = {
  globals: { width: '360px' },
  args: { label: longName, options: [{ value: 'a', label: longName, description: longName }], value: ['a'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0]!);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: ['nsw', 'qld'] }, play: Open.play };
