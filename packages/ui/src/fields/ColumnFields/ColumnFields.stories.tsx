import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longName, onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { Select } from '../Select/Select.tsx';
import { ColumnFields } from './ColumnFields.tsx';

type Field = 'name' | 'date' | 'note';

const meta = {
  title: 'Components/Fields/ColumnFields',
  component: ColumnFields<Field>,
  decorators: [onSurface],
  parameters: {
    usage: {
      use: ['For what is in the columns of a file of rows that somebody brings, once it was guessed.'],
      avoid: ['For the columns of a table on the screen: its header says them.'],
    },
  },
  args: {
    title: 'What is in the columns',
    fields: [
      { id: 'name', label: 'Name', isRequired: true },
      { id: 'date', label: 'Date', isRequired: true, isDay: true },
      { id: 'note', label: 'Note' },
    ],
    header: ['Name', 'Day', '', 'day'],
    choices: { columns: { name: 0, date: 1, note: null }, dayOrder: 'dmy' },
    asksDayOrder: false,
    labels: {
      none: 'Not in the file',
      numbered: (n) => `Column ${n}`,
      named: (name, n) => `${name} (column ${n})`,
      dayOrder: 'How are days written?',
      dayOrderHint: 'Days such as 03/04/2026 can be read in two ways.',
      dayOrderMissing: 'Please choose how days are written',
      dmy: 'Day first: 3 April 2026',
      mdy: 'Month first: 4 March 2026',
    },
    onChange: fn(),
  },
  render: (args) => (
    <Stateful initial={args.choices}>
      {(choices, setChoices) => (
        <ColumnFields
          {...args}
          choices={choices}
          onChange={(next) => {
            setChoices(next);
            args.onChange(next);
          }}
        />
      )}
    </Stateful>
  ),
} satisfies Meta<typeof ColumnFields<Field>>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(field: RegExp, column: string) {
  await userEvent.click(screen.getByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: column }));
}

/** Columns without a name have a number, and so have those of one name. */
export const Chosen: Story = {
  async play({ args }) {
    await choose(/Note/, 'Column 3');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ columns: { name: 0, date: 1, note: 2 }, dayOrder: 'dmy' }),
    );
    await choose(/Date/, 'day (column 4)');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ columns: { name: 0, date: 3, note: 2 }, dayOrder: null }),
    );
    await choose(/Note/, 'Not in the file');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ columns: { name: 0, date: 3, note: null }, dayOrder: null }),
    );
  },
};

/** Nothing tells how days are written: it is asked for. */
export const AsksDayOrder: Story = {
  args: { asksDayOrder: true, choices: { columns: { name: 0, date: 1, note: null }, dayOrder: null } },
  async play({ canvas, args }) {
    await expect(canvas.getByText('Please choose how days are written')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /4 March 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      columns: { name: 0, date: 1, note: null },
      dayOrder: 'mdy',
    });
    await waitFor(() => expect(canvas.queryByText('Please choose how days are written')).toBeNull());
  },
};

/** What else is chosen of the file stands with the columns. */
export const WithAnother: Story = {
  args: {
    children: (
      <Select label="Unit" value="hours" options={[{ value: 'hours', label: 'Hours' }]} onChange={() => undefined} />
    ),
  },
};

export const LongNames: Story = {
  globals: { width: '360px' },
  args: { header: [longName, longName, longName, longName] },
};
export const Dark: Story = { globals: { scheme: 'dark' }, args: { asksDayOrder: true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { asksDayOrder: true } };
