import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { onSurface } from '../../foundations/story-surface.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Select, type SelectProps } from '../Select/Select.tsx';
import { ClosedSelect } from './ClosedSelect.tsx';
import { LazySelect } from './LazySelect.tsx';

function Demo(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <LazySelect {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Components/Fields/LazySelect',
  component: LazySelect,
  decorators: [onSurface],
  render: (args) => <Demo {...args} />,
  args: {
    label: 'Sort by',
    value: 'newest',
    onChange: fn(),
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
    ],
  },
  parameters: {
    withoutKeyboard: 'It is the Select once it has come, whose stories walk it by keyboard.',
    usage: {
      use: ['For the filters of a list, whose page is read before anything is chosen.'],
      avoid: ['In a form, whose code has a Select anyway: use Select.'],
    },
  },
} satisfies Meta<typeof LazySelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Comes: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Sort by/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Oldest first' }));
    await expect(args.onChange).toHaveBeenCalledWith('oldest');
    await expect(canvas.getByRole('button', { name: /Sort by/ })).toHaveTextContent('Oldest first');
  },
};

/** What stands there until then is as tall and as wide, so that nothing moves. */
export const Before: Story = {
  render: (args) => (
    <Stack>
      {[{ ...args }, { ...args, isCompact: true, isLabelHidden: true }, { ...args, value: null }].map((props, at) => (
        <div key={at} role="group" aria-label={`Pair ${at}`}>
          <div>
            <ClosedSelect {...props} />
          </div>
          <div>
            <Select {...props} />
          </div>
        </div>
      ))}
    </Stack>
  ),
  async play({ canvas }) {
    for (const pair of canvas.getAllByRole('group', { name: /Pair/ })) {
      const [before, after] = [...pair.children].map((one) => one.getBoundingClientRect().height);
      await expect(before).toBe(after);
      const [closed, select] = within(pair)
        .getAllByText(/Newest first|Choose/)
        .map((one) => one.parentElement?.getBoundingClientRect().width);
      await expect(closed).toBe(select);
    }
  },
};

export const Narrow: Story = { ...Comes, globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
