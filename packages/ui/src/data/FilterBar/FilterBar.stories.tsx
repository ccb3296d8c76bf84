import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SearchField } from '../../fields/SearchField/SearchField.tsx';
import { Select } from '../../fields/Select/Select.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { Switch } from '../../fields/Switch/Switch.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

const topics = ['Hand therapy', 'Mental health', 'Paediatrics'];
const options = ['', ...topics].map((topic) => ({ value: topic, label: topic || 'Any topic' }));
const found = (chosen: number) => `${24 - chosen * 8} communities`;

/** A list whose filters work. */
function Working(props: Partial<FilterBarProps> & { initial?: readonly string[] }) {
  const [chosen, setChosen] = useState<readonly string[]>(props.initial ?? []);
  const [keyword, setKeyword] = useState('');
  const [isJoined, setJoined] = useState(false);
  const text = found(chosen.length);
  const clear = () => {
    setChosen([]);
    setJoined(false);
  };
  return (
    <FilterBar
      label="Find communities"
      search={<SearchField label="Search communities" placeholder="Search" value={keyword} onChange={setKeyword} />}
      chips={[
        ...chosen.map((topic) => ({ id: topic, label: topic })),
        ...(isJoined ? [{ id: 'joined', label: 'Joined' }] : []),
      ]}
      onRemove={(id) => (id === 'joined' ? setJoined(false) : setChosen(chosen.filter((topic) => topic !== id)))}
      onClearAll={clear}
      resultText={text}
      showText={`Show ${text}`}
      {...props}
    >
      <Select
        label="Topic"
        value={chosen.at(-1) ?? ''}
        options={options}
        onChange={(topic) => setChosen(topic === '' ? [] : [...chosen.filter((each) => each !== topic), topic])}
      />
      <Switch label="Joined" isSelected={isJoined} onChange={setJoined} />
    </FilterBar>
  );
}

const meta = {
  title: 'Components/Data/FilterBar',
  component: FilterBar,
  decorators: [onSurface],
  args: { label: 'Find communities', children: null, chips: [], onRemove: fn(), resultText: null, showText: 'Show' },
  render: () => <Working />,
  parameters: {
    usage: {
      use: [
        'Above a list that can be searched or narrowed.',
        "With many filters, put them beside the list and say so: placement 'beside'.",
        'What is chosen stands as chips, so that it can be taken back one by one.',
      ],
      avoid: [
        'For switching between two or three views of a list: use Tabs instead.',
        'For a search alone: use SearchField instead.',
      ],
    },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('24 communities');
    await expect(canvas.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Filters' })).toBeNull();
  },
};

/** Taking a chip back leaves the focus on the one that follows; the count is announced. */
export const Keyboard: Story = {
  render: () => <Working initial={['Hand therapy', 'Mental health']} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search communities' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Joined' })).toHaveFocus();
    await userEvent.keyboard(' {Tab}');
    await expect(canvas.getByRole('button', { name: 'Remove Hand therapy' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Mental health' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('16 communities'));
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Chosen filters' })).toBeNull());
  },
};

export const HoverFocusPressed: Story = {
  render: () => <Working initial={['Hand therapy', 'Mental health', 'Paediatrics']} />,
  parameters: {
    forcedStates: {
      hover: '[role="search"] input, li:nth-child(1) button',
      focus: '[role="switch"], li:nth-child(2) button',
      pressed: '[aria-haspopup="listbox"], li:nth-child(3) button',
    },
  },
};

export const Updating: Story = { render: () => <Working isUpdating resultText={null} /> };

/** The controls stand in the page's side column; the bar has their button only where that column is gone. */
export const Beside: Story = {
  render: () => <Working placement="beside" initial={['Paediatrics']} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch', { name: 'Joined' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Filters/ })).toBeNull();
  },
};

/** The search stands there too: the bar has nothing but the count and what is chosen. */
export const AllBeside: Story = {
  render: () => <Working placement="allBeside" initial={['Paediatrics']} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Filters/ })).toBeNull();
    const bar = canvas.getByRole('group', { name: 'Find communities' }).getBoundingClientRect();
    const [chip] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(chip!.bottom - bar.top).toBeLessThan(48);
  },
};

/** What is found is told elsewhere: no line is kept for it, and chips come when something is chosen. */
export const WithoutResult: Story = {
  render: () => <Working resultText={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    const bar = canvas.getByRole('group', { name: 'Find communities' });
    const before = bar.offsetHeight;
    await userEvent.click(canvas.getByText('Joined'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Joined' })).toBeVisible());
    await expect(bar.offsetHeight).toBeGreaterThan(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Joined' }));
    await waitFor(() => expect(bar.offsetHeight).toBe(before));
  },
};

export const Many: Story = {
  render: () => (
    <Working
      chips={Array.from({ length: 14 }, (_, index) => ({ id: String(index), label: `Topic number ${index + 1}` }))}
    />
  ),
};

export const LongText: Story = {
  render: () => (
    <Working
      chips={[
        { id: '1', label: longName },
        { id: '2', label: 'Neurorehabilitationsdienstleistungsverordnung' },
      ]}
      resultText={`12,400 communities in ${longName}`}
    />
  ),
};

/** On a phone the filters are behind a button that says how many are on. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => <Working initial={['Hand therapy', 'Mental health']} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const open = canvas.getByRole('button', { name: 'Filters (2)' });
    await expect(open).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(drawer.getByText('Joined'));
    await waitFor(() => expect(drawer.getByRole('switch', { name: 'Joined' })).toBeChecked());
    await userEvent.click(drawer.getByRole('button', { name: 'Show 8 communities' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters (3)' })).toBeVisible());
  },
};

export const NarrowLongText: Story = { ...LongText, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Working initial={['Hand therapy', 'Mental health']} />,
};
