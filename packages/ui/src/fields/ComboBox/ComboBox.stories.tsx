import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { longName, onSurface, storyPeople } from '../../foundations/story-surface.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
import type { ComboBoxOption } from './combo-box-words.ts';

const places = ['Adelaide', 'Brisbane', 'Canberra', 'Darwin', 'Hobart', 'Melbourne', 'Perth', 'Sydney'];

const members: ComboBoxOption[] = storyPeople.map((person, index) => ({
  value: String(person.id),
  label: `${person.firstName} ${person.lastName}`,
  description: index === 2 ? 'Already a member' : `${person.firstName.toLowerCase()}@example.org`,
  isDisabled: index === 2,
  person,
}));

function Controlled(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  const change: ComboBoxProps['onChange'] = (next, option) => {
    setValue(next);
    props.onChange(next, option);
  };
  return <ComboBox {...props} value={value} onChange={change} />;
}

type Answer = 'found' | 'nothing' | 'waiting' | 'failed once';

/** Searches the members as a server would. */
function Searching({ answer, ...props }: ComboBoxProps & { answer: Answer }) {
  const [text, setText] = useState<string | null>(null);
  const [searches, setSearches] = useState(0);
  const hasFailed = answer === 'failed once' && searches === 1;
  const found = members.filter(({ label }) => label.toLowerCase().includes((text ?? '').toLowerCase()));
  return (
    <Controlled
      {...props}
      options={text === null || hasFailed || answer === 'nothing' ? [] : found}
      isLoading={answer === 'waiting' && text !== null}
      hasFailed={hasFailed}
      onSearch={(next) => {
        setText(next);
        setSearches(searches + 1);
        props.onSearch?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Fields/ComboBox',
  component: ComboBox,
  decorators: [onSurface],
  parameters: {
    usage: {
      use: [
        'To find one of many by typing: a place, a course, a person.',
        'With onSearch when the options come from the server; give people their faces.',
      ],
      avoid: [
        'For a dozen options or less: use Select.',
        'For several: use TagField or MultiSelect.',
        'For text that is not on a list: use TextField.',
      ],
    },
  },
  args: {
    label: 'City',
    value: null,
    onChange: fn(),
    options: places.map((label) => ({ value: label.toLowerCase(), label })),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const people = {
  label: 'Add a member',
  description: 'Type a name.',
  debounceMs: 50,
  onSearch: fn(),
  labels: { none: 'Not found users' },
} satisfies Partial<ComboBoxProps>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox');

/** Type, choose with the arrows and Enter; Escape puts the list away; emptying the field takes the choice back. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveFocus();
    await userEvent.keyboard('bri');
    await screen.findByRole('option', { name: 'Brisbane' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('brisbane', expect.anything()));
    await waitFor(() => expect(field(canvasElement)).toHaveValue('Brisbane'));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await expect(field(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field(canvasElement)).toHaveValue('Brisbane');
    await userEvent.clear(field(canvasElement));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null, null));
  },
};

export const HoverFocusPressed: Story = {
  args: { value: 'hobart' },
  parameters: { forcedStates: { part: 'input, button' } },
};

/** What is typed and not chosen does not stay. */
export const Leaving: Story = {
  args: { value: 'perth' },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.keyboard('xyz');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(field(canvasElement)).toHaveValue('Perth'));
  },
};

export const Open: Story = {
  args: { value: 'hobart' },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await expect(await screen.findByRole('option', { name: 'Hobart' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Clearing: Story = {
  args: { value: 'hobart' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenCalledWith(null, null);
    await waitFor(() => expect(field(canvasElement)).toHaveValue(''));
    await expect(field(canvasElement)).toHaveFocus();
  },
};

/** People come from the server: from three letters on, once typing rests. */
export const People: Story = {
  args: people,
  render: (args) => <Searching {...args} answer="found" />,
  play: async ({ canvasElement, args }) => {
    await userEvent.type(field(canvasElement), 'an');
    await waitFor(() => expect(screen.getByText('Please enter at least 3 letters')).toBeVisible());
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.type(field(canvasElement), 'a ');
    const ana = await screen.findByRole('option', { name: /Ana Costa/ });
    await expect(args.onSearch).toHaveBeenLastCalledWith('ana');
    await userEvent.click(ana);
    await waitFor(() => expect(field(canvasElement)).toHaveValue('Ana Costa'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2', expect.objectContaining({ label: 'Ana Costa' }));
  },
};

/** Who is in already cannot be chosen, and it says why. */
export const AlreadyIn: Story = {
  args: people,
  render: (args) => <Searching {...args} answer="found" />,
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'ben');
    const ben = await screen.findByRole('option', { name: /Ben Wu/ });
    await expect(ben).toHaveAttribute('aria-disabled', 'true');
    await expect(ben).toHaveTextContent('Already a member');
  },
};

export const NotFound: Story = {
  args: people,
  render: (args) => <Searching {...args} answer="nothing" />,
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'zzz');
    await waitFor(() => expect(screen.getByText('Not found users')).toBeVisible());
  },
};

export const Loading: Story = {
  args: people,
  render: (args) => <Searching {...args} answer="waiting" />,
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'ana');
    await waitFor(() => expect(screen.getByText('Searching')).toBeVisible());
  },
};

/** Enter in the field or the button beside the words searches again. */
export const Failed: Story = {
  args: people,
  render: (args) => <Searching {...args} answer="failed once" />,
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'ana');
    await waitFor(() => expect(screen.getByText('We could not search.')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Ana Costa/ })).toBeVisible());
  },
};

/** What was chosen before has its name, though no search has found it yet. */
export const ChosenBefore: Story = {
  args: { ...people, value: '7', chosen: { value: '7', label: 'Fatima Noor' } },
  render: (args) => <Searching {...args} answer="found" />,
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveValue('Fatima Noor');
  },
};

export const Invalid: Story = {
  args: { isRequired: true, error: 'Choose a city.' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeInvalid();
    await expect(field(canvasElement)).toHaveAccessibleDescription('Choose a city.');
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true, value: 'sydney' } };
export const Disabled: Story = { args: { isDisabled: true, value: 'sydney' } };

export const LongText: Story = {
  globals: { width: '360px' },
  args: { label: longName, value: 'a', options: [{ value: 'a', label: longName, description: longName }] },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: 'hobart' }, play: Open.play };
