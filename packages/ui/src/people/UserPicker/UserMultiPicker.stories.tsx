import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { quietSearch, storyUsers, useStorySearch } from './story-search.ts';
import type { PickableUser } from './user-search.ts';
import { UserMultiPicker, type UserMultiPickerProps } from './UserMultiPicker.tsx';

/** Finds the story's people, and keeps those chosen. */
function Searching(props: UserMultiPickerProps) {
  const [value, setValue] = useState(props.value);
  const search = useStorySearch({ ...props.search, chosen: [...props.search.chosen, ...storyUsers] });
  return (
    <UserMultiPicker
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
  title: 'Components/People/UserMultiPicker',
  component: UserMultiPicker,
  decorators: [onSurface],
  parameters: {
    usage: {
      use: [
        'To choose several members by name: whom to add to a community, whom to invite.',
        'With `useUserSearch` of the api package as its search, given those chosen.',
      ],
      avoid: ['For one person: use UserPicker.', 'For tags and other words: use TagField.'],
    },
  },
  args: { label: 'People', value: [], onChange: fn(), search: quietSearch },
  render: (args) => <Searching {...args} />,
} satisfies Meta<typeof UserMultiPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox');

/** One after another; who is chosen cannot be chosen again; Tab leads to the ways out, and the focus then goes back to the field. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('ana');
    await screen.findByRole('option', { name: /Ana Costa/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['2']));
    await waitFor(() => expect(field()).toHaveValue(''));
    await waitFor(() => expect(screen.getByText('1 person chosen')).toBeVisible());
    await userEvent.keyboard('ana');
    await waitFor(() => expect(screen.getByRole('option', { name: /Ana Costa/ })).toHaveTextContent('Already chosen'));
    await expect(screen.getByRole('option', { name: /Ana Costa/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(field());
    await userEvent.keyboard('ben');
    await screen.findByRole('option', { name: /Ben Wu/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['2', '3']));
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Ana Costa' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['3']));
    await waitFor(() => expect(field()).toHaveFocus());
  },
};

export const Chosen: Story = { args: { value: ['1', '2', '3', '4'] } };

export const HoverFocusPressed: Story = {
  args: { value: ['1'] },
  parameters: { forcedStates: { part: 'input, button' } },
};

/** Those chosen before: still loading, and somebody whose account cannot be seen. */
export const ChosenBefore: Story = {
  args: { value: ['1', 'gone'] },
  render: (args) => (
    <>
      <Searching {...args} search={{ ...args.search, isLoadingChosen: true }} />
      <Searching {...args} label="Loaded" />
    </>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Somebody whose account cannot be shown')).toBeVisible());
  },
};

/** Those who could not be loaded are not said to be unknown; they can be asked for again, and taken out. */
export const ChosenFailed: Story = {
  args: { value: ['1', 'late'], search: { ...quietSearch, retryChosen: fn() } },
  play: async ({ args }) => {
    await expect(screen.getByText('Somebody who is not loaded')).toBeVisible();
    await expect(screen.getByText('We could not load who is chosen.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.search.retryChosen).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Somebody who is not loaded' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['1']));
  },
};

const long: PickableUser = {
  person: { id: 99, firstName: longName, lastName: 'Wolfeschlegelsteinhausen' },
  note: longName,
};

export const LongNames: Story = {
  globals: { width: '360px' },
  args: { value: ['99', '1'], search: { ...quietSearch, chosen: [long] } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: ['1', '2'] } };
export const Invalid: Story = { args: { isRequired: true, error: 'Choose at least one person' } };

/** They are read, and have no way out. */
export const Locked: Story = {
  args: { value: ['1', '2'] },
  render: (args) => (
    <>
      <Searching {...args} label="Disabled" isDisabled />
      <Searching {...args} label="Read only" isReadOnly />
    </>
  ),
  play: async () => {
    await expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  },
};
