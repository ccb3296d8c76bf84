import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { OrganisationField, type OrganisationFieldProps, type OrganisationSearch } from './OrganisationField.tsx';

const clinics = [
  { id: 'hills', name: 'Hills Rehabilitation' },
  { id: 'harbour', name: 'Harbour Hand Clinic' },
];

const quiet: OrganisationSearch = {
  found: [],
  onSearch: fn(),
  minLetters: 2,
  debounceMs: 50,
  isLoading: false,
  hasFailed: false,
  labels: { none: 'There is no organisation of this name.', failed: 'Organisations could not be searched.' },
};

/** Finds the story's organisations once something is searched for, and keeps what is chosen. */
function Searching(props: OrganisationFieldProps) {
  const [value, setValue] = useState(props.value);
  const [text, setText] = useState<string | null>(null);
  const found = clinics.filter(({ name }) => text !== null && name.toLowerCase().includes(text.toLowerCase()));
  const onSearch = (next: string) => {
    setText(next);
    props.search.onSearch(next);
  };
  return (
    <OrganisationField
      {...props}
      value={value}
      search={{ ...props.search, found, onSearch }}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Fields/OrganisationField',
  component: OrganisationField,
  decorators: [onSurface],
  args: { label: 'Organisation', value: null, onChange: fn(), search: quiet },
  render: (args) => <Searching {...args} />,
  parameters: {
    usage: {
      use: ['To choose where somebody works, with `useOrganisationSearch` of the api package as its search.'],
      avoid: ['For people: use UserPicker.', 'For a few that are all known: use Select.'],
    },
  },
} satisfies Meta<typeof OrganisationField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two letters, a pause, and one of those that were found; an empty field is none. */
export const Keyboard: Story = {
  async play({ canvas, args }) {
    const field = canvas.getByRole('combobox', { name: /Organisation/ });
    await userEvent.type(field, 'h');
    await waitFor(() => expect(screen.getByText('Please enter at least 2 letters')).toBeVisible());
    await expect(args.search.onSearch).not.toHaveBeenCalled();
    await userEvent.type(field, 'il');
    // Where somebody types slowly, fewer letters are searched for first.
    await waitFor(() => expect(args.search.onSearch).toHaveBeenLastCalledWith('hil'));
    await screen.findByRole('option', { name: 'Hills Rehabilitation' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ id: 'hills', name: 'Hills Rehabilitation' }));
    await userEvent.clear(field);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
  },
};

/** It shows by its name, though no search has found it. */
export const Chosen: Story = {
  args: { value: { id: 'harbour', name: 'Harbour Hand Clinic' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox')).toHaveValue('Harbour Hand Clinic');
  },
};

export const NoneFound: Story = {
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(screen.getByText('There is no organisation of this name.')).toBeVisible());
  },
};

export const SearchFails: Story = {
  args: { search: { ...quiet, hasFailed: true } },
  async play({ canvas }) {
    await userEvent.type(canvas.getByRole('combobox'), 'hil');
    await waitFor(() => expect(screen.getByText('Organisations could not be searched.')).toBeVisible());
  },
};

export const Missing: Story = { args: { error: 'Please select your organisation', isRequired: true } };
export const LongName: Story = { globals: { width: '360px' }, args: { value: { id: 'long', name: longName } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
