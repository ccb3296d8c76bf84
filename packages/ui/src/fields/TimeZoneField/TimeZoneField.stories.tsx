import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { onSurface } from '../../foundations/story-surface.tsx';
import { TimeZoneField, type TimeZoneFieldProps } from './TimeZoneField.tsx';

function Controlled(props: TimeZoneFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (zone: string) => {
    setValue(zone);
    props.onChange(zone);
  };
  return <TimeZoneField {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Components/Fields/TimeZoneField',
  component: TimeZoneField,
  decorators: [onSurface],
  args: { label: 'Time zone', value: 'Australia/Lord_Howe', onChange: fn(), isRequired: true },
  render: (args) => <Controlled {...args} />,
  parameters: {
    usage: {
      use: ['For the time zone of something that happens at a place.'],
      avoid: ['For the zone of whoever reads: their browser knows it.'],
    },
  },
} satisfies Meta<typeof TimeZoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: /^Time zone/ })).toHaveValue('Australia/Lord Howe');
  },
};

/** Found by a part of its name; UTC is among them, though browsers leave it out. */
export const Found: Story = {
  async play({ canvas, args }) {
    const field = canvas.getByRole('combobox', { name: /^Time zone/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'utc');
    await userEvent.click(await screen.findByRole('option', { name: 'UTC' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('UTC');
    await expect(field).toHaveValue('UTC');
  },
};

export const Missing: Story = { args: { value: '', error: 'Choose a time zone' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

/** Kept under a name that this browser has not in its list: it is shown all the same, by the name that the browser has or by its own. */
export const KeptUnderAnotherName: Story = {
  args: { value: 'Asia/Kolkata' },
  async play({ canvas, args }) {
    const field = canvas.getByRole<HTMLInputElement>('combobox', { name: /^Time zone/ });
    await expect(['Asia/Kolkata', 'Asia/Calcutta']).toContain(field.value);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
