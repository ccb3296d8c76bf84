import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Select } from '../../fields/Select/Select.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { KeywordFilterBar, type KeywordFilterBarProps } from './KeywordFilterBar.tsx';

interface Filters {
  keyword: string;
}

function Working(props: KeywordFilterBarProps<Filters>) {
  const [filters, setFilters] = useState(props.filters);
  const type = (next: Filters) => {
    setFilters(next);
    props.onTyped(next);
  };
  return <KeywordFilterBar {...props} filters={filters} onTyped={type} />;
}

const meta = {
  title: 'Components/Data/KeywordFilterBar',
  component: KeywordFilterBar<Filters>,
  decorators: [onSurface],
  args: {
    label: 'Find certificates',
    searchLabel: 'Search by name or number',
    title: 'Certificates',
    filters: { keyword: '' },
    found: { text: '24 certificates', show: 'Show 24 certificates' },
    chips: [{ id: 'revoked', label: 'Revoked' }],
    children: (
      <Select label="State" value="revoked" options={[{ value: 'revoked', label: 'Revoked' }]} onChange={fn()} />
    ),
    onTyped: fn(),
    onRemove: fn(),
    onClearAll: fn(),
  },
  render: (args) => <Working {...args} />,
  parameters: {
    usage: {
      use: ['Above a table that is searched by a word and narrowed by a few choices.'],
      avoid: ['For a list that is searched otherwise: use FilterBar instead.'],
    },
  },
} satisfies Meta<typeof KeywordFilterBar<Filters>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('24 certificates');
    await userEvent.tab();
    const search = canvas.getByRole('searchbox', { name: 'Search by name or number' });
    await expect(search).toHaveFocus();
    await userEvent.keyboard('7q');
    await waitFor(() => expect(args.onTyped).toHaveBeenLastCalledWith({ keyword: '7q' }));
    await expect(search).toHaveValue('7q');
  },
};

/** Nothing is known yet. */
export const Unknown: Story = { args: { found: null, isUpdating: true, chips: [] } };

export const HoverFocusPressed: Story = {
  parameters: {
    forcedStates: {
      hover: '[role="search"] input',
      focus: '[aria-haspopup="listbox"]',
      pressed: 'li:nth-child(1) button',
    },
  },
};

export const LongText: Story = {
  args: { searchLabel: longName, found: { text: `24 certificates of ${longName}`, show: longName } },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
