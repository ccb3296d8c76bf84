import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longName, onSurface, Stateful } from '../../foundations/story-surface.tsx';
import { AddressFields } from './AddressFields.tsx';
import { emptyAddress, type Address } from './address-formats.ts';

const home: Address = {
  country: 'AU',
  address1: '12 Wharf Street',
  address2: 'Level 3',
  suburb: 'Brisbane City',
  state: 'QLD',
  postcode: '4000',
};

const meta = {
  title: 'Components/Fields/AddressFields',
  component: AddressFields,
  decorators: [onSurface],
  parameters: {
    usage: {
      use: ['For a postal address, as one value: the lines follow the country, and the browser can fill them in.'],
      avoid: ['For a place that is only looked at: use Text.', 'For a city alone: use ComboBox.'],
    },
  },
  args: { label: 'Home address', value: emptyAddress, onChange: fn() },
  render: (args) => (
    <Stateful initial={args.value}>
      {(value, setValue) => (
        <AddressFields
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
} satisfies Meta<typeof AddressFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Filled: Story = { args: { value: home } };

/** Line by line, in the order in which an address is written; a postcode that cannot be is said when it is left. */
export const Keyboard: Story = {
  args: { countries: ['AU'] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('12 Wharf Street');
    await expect(canvas.getByRole('textbox', { name: 'Address line 1' })).toHaveValue('12 Wharf Street');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('Brisbane City');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /State/ })).toHaveFocus();
    await userEvent.tab();
    const postcode = canvas.getByRole('textbox', { name: 'Postcode' });
    await expect(postcode).toHaveFocus();
    await expect(postcode).toHaveAttribute('autocomplete', 'postal-code');
    await userEvent.keyboard('40');
    await userEvent.tab();
    await waitFor(() => expect(postcode).toHaveAccessibleDescription('Check this: it should look like 4000.'));
    await userEvent.type(postcode, '00');
    await waitFor(() => expect(postcode).toBeValid());
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ address1: '12 Wharf Street', suburb: 'Brisbane City', postcode: '4000' }),
    );
  },
};

/** Another country has other lines; what it does not have goes. */
export const OtherCountry: Story = {
  args: { value: home },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Country/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'United States' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'ZIP code' })).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'State' })).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ country: 'US', state: '' }));
  },
};

/** Whoever knows the states of a country gives them, also of one whose addresses need none. */
export const KnownStates: Story = {
  args: {
    value: { ...home, country: 'NZ', suburb: 'Wellington', state: '', postcode: '6011' },
    states: [
      { value: 'AUK', label: 'Auckland' },
      { value: 'WGN', label: 'Wellington' },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /State or region/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Wellington' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'WGN' })));
  },
};

export const Singapore: Story = { args: { value: { ...home, country: 'SG', suburb: '', state: '', postcode: '' } } };

export const Invalid: Story = {
  args: {
    isRequired: true,
    errors: { address1: 'Enter the street and number.', state: 'Choose a state.', postcode: 'Enter a postcode.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /Postcode/ })).toHaveAccessibleDescription('Enter a postcode.');
  },
};

export const ReadOnly: Story = { args: { value: home, isReadOnly: true } };
export const Disabled: Story = { args: { value: home, isDisabled: true } };
export const LongText: Story = {
  globals: { width: '360px' },
  args: { label: longName, description: longName, value: { ...home, suburb: longName, address1: longName } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: home } };
