import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { quietSearch, storyUsers, useStorySearch } from './story-search.ts';
import type { PickableUser } from './user-search.ts';
import { UserPicker, type UserPickerProps } from './UserPicker.tsx';

/** Finds the story's people, and keeps what is chosen. */
function Searching({ users, ...props }: UserPickerProps & { users?: readonly PickableUser[] }) {
  const [value, setValue] = useState(props.value);
  const search = useStorySearch(props.search, users);
  return (
    <UserPicker
      {...props}
      value={value}
      search={search}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/People/UserPicker',
  component: UserPicker,
  decorators: [onSurface],
  parameters: {
    usage: {
      use: [
        'To choose one member by name: whom to act for, who becomes manager.',
        'With `useUserSearch` of the api package as its search.',
      ],
      avoid: ['For several people: use UserMultiPicker.', 'For things that are not people: use ComboBox.'],
    },
  },
  args: { label: 'Member', value: null, onChange: fn(), search: quietSearch },
  render: (args) => <Searching {...args} />,
} satisfies Meta<typeof UserPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox');

/** Three letters after trimming, a pause, the arrows and Enter; another search leaves the choice as it is. */
export const Keyboard: Story = {
  parameters: { behaviours: ['PLT-696', 'PLT-697', 'COM-607'] },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('  an ');
    await waitFor(() => expect(screen.getByText('Please enter at least 3 letters')).toBeVisible());
    await userEvent.clear(field());
    await userEvent.keyboard(' ana');
    const ana = await screen.findByRole('option', { name: /Ana Costa/ });
    await expect(ana).toHaveTextContent('ana@example.org');
    await expect(args.search.onSearch).toHaveBeenCalledOnce();
    await expect(args.search.onSearch).toHaveBeenCalledWith('ana');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2'));
    await waitFor(() => expect(field()).toHaveValue('Ana Costa'));
    await userEvent.clear(field());
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
  },
};

/** What was chosen has its name, though another search has been made since. */
export const SearchedAgain: Story = {
  play: async () => {
    await userEvent.type(field(), 'ana');
    await userEvent.click(await screen.findByRole('option', { name: /Ana Costa/ }));
    await waitFor(() => expect(field()).toHaveValue('Ana Costa'));
    await userEvent.type(field(), ' Ben Wu', { initialSelectionStart: 0, initialSelectionEnd: 9 });
    await screen.findByRole('option', { name: /Ben Wu/ });
    await userEvent.tab();
    await waitFor(() => expect(field()).toHaveValue('Ana Costa'));
  },
};

export const NotFound: Story = {
  play: async () => {
    await userEvent.type(field(), 'zzz');
    await waitFor(() => expect(screen.getByText('Not found users')).toBeVisible());
  },
};

export const Loading: Story = {
  args: { search: { ...quietSearch, isLoading: true } },
  play: async () => {
    await userEvent.type(field(), 'ana');
    await waitFor(() => expect(screen.getByText('Searching')).toBeVisible());
  },
};

const tooMany = { ...quietSearch.labels, failed: 'That was a lot of searches. Wait a minute, then try again.' };

/** The words say why; the button and Enter search again. */
export const Failed: Story = {
  args: { search: { ...quietSearch, hasFailed: true, labels: tooMany } },
  play: async ({ args }) => {
    await userEvent.type(field(), 'ana');
    await waitFor(() => expect(screen.getByText(/^That was a lot of searches/)).toBeVisible());
    await waitFor(() => expect(args.search.onSearch).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.search.onSearch).toHaveBeenCalledTimes(2));
  },
};

const many: PickableUser[] = Array.from({ length: 50 }, (_, index) => ({
  person: { id: index + 1, firstName: 'Anna', lastName: `Number ${index + 1}`, pronoun: null },
  note: `anna.${index + 1}@example.org`,
}));

const more = { isLoading: false, hasFailed: false, onLoad: fn() };

/** The next page is asked for when the end of this one comes into sight. */
export const Many: Story = {
  args: { search: { ...quietSearch, more } },
  render: (args) => <Searching {...args} users={many} />,
  play: async () => {
    more.onLoad.mockClear();
    await userEvent.type(field(), 'anna');
    const last = await screen.findByRole('option', { name: /Number 50/ });
    last.scrollIntoView({ block: 'end' });
    await waitFor(() => expect(more.onLoad).toHaveBeenCalled());
  },
};

export const MoreFailed: Story = {
  args: { search: { ...quietSearch, more: { ...more, hasFailed: true } } },
  render: (args) => <Searching {...args} users={many} />,
  play: async () => {
    more.onLoad.mockClear();
    await userEvent.type(field(), 'anna');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(more.onLoad).toHaveBeenCalledOnce());
  },
};

const [first] = storyUsers;

export const ChosenBefore: Story = {
  args: { value: '1', search: { ...quietSearch, chosen: first ? [first] : [] } },
  play: async ({ canvasElement }) => {
    await expect(field()).toHaveValue('Priya Raghunathan');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(field()).toHaveValue(''));
  },
};

/** Who was chosen could not be loaded: that is said, and asked for again in place. */
export const ChosenFailed: Story = {
  args: { value: '1', search: { ...quietSearch, retryChosen: fn() } },
  play: async ({ args }) => {
    await expect(screen.getByRole('status')).toHaveTextContent('We could not load who is chosen.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.search.retryChosen).toHaveBeenCalledOnce();
  },
};

export const HoverFocusPressed: Story = {
  args: { ...ChosenBefore.args },
  parameters: { forcedStates: { part: 'input, button' } },
};

const longUsers: PickableUser[] = [
  { person: { id: 1, firstName: longName, lastName: 'Wolfeschlegelsteinhausenbergerdorff' }, note: longName },
  { person: { id: 2, firstName: 'Ana', lastName: 'Costa' }, note: 'Already a member', isUnavailable: true },
];

export const LongNames: Story = {
  globals: { width: '360px' },
  render: (args) => <Searching {...args} users={longUsers} />,
  play: async () => {
    await userEvent.type(field(), 'driving');
    await waitFor(() => expect(screen.getByRole('option', { name: /Wolfe/ })).toBeVisible());
  },
};

/** Who cannot be chosen says why. */
export const Unavailable: Story = {
  render: (args) => <Searching {...args} users={longUsers} />,
  play: async () => {
    await userEvent.type(field(), 'cos');
    const ana = await screen.findByRole('option', { name: /Ana Costa/ });
    await expect(ana).toHaveAttribute('aria-disabled', 'true');
    await expect(ana).toHaveTextContent('Already a member');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await userEvent.type(field(), 'ana');
    await waitFor(() => expect(screen.getByRole('option', { name: /Ana Costa/ })).toBeVisible());
  },
};

export const Invalid: Story = { args: { isRequired: true, error: 'Please choose a member' } };
export const Disabled: Story = { args: { ...ChosenBefore.args, isDisabled: true } };
export const ReadOnly: Story = { args: { ...ChosenBefore.args, isReadOnly: true } };
