import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../layout/Box.tsx';
import { ImageField, type ImageFieldProps } from './ImageField.tsx';

function Demo(props: ImageFieldProps) {
  const [value, setValue] = useState(props.value);
  const change: ImageFieldProps['onChange'] = (next) => {
    setValue(next);
    props.onChange(next);
  };
  return <ImageField {...props} value={value} onChange={change} />;
}

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#9ab"/><circle cx="80" cy="45" r="28" fill="#def"/></svg>',
)}`;

const meta = {
  title: 'Components/ImageField',
  component: ImageField,
  args: { label: 'Cover image', value: null, onChange: fn(), maxBytes: 5_242_880, isOptional: true },
  render: (args) => (
    <Box>
      <Demo {...args} />
    </Box>
  ),
} satisfies Meta<typeof ImageField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const control = page.getByLabelText(/^Cover image/);
    await userEvent.tab();
    await expect(control).toHaveFocus();
    const file = new File([new Uint8Array([1])], 'hands.png', { type: 'image/png' });
    await userEvent.upload(control, file);
    await expect(args.onChange).toHaveBeenCalledWith({ file, url: expect.stringMatching(/^blob:/) });
    await userEvent.click(page.getByRole('button', { name: 'Remove' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(control).toHaveFocus();
  },
};

export const Empty: Story = {};

export const Chosen: Story = {
  args: { value: { url: picture } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Chosen image' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { rejections: { type: 'Only images!', size: 'Less than 5MB!' } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const file = new File(['x'], 'notes.txt', { type: 'text/plain' });
    await userEvent.upload(page.getByLabelText(/^Cover image/), file, { applyAccept: false });
    await expect(page.getByText('Only images!')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Square: Story = { args: { value: { url: picture }, ratio: '1:1' } };
export const Invalid: Story = { args: { isOptional: false, isRequired: true, error: 'Please upload an image' } };
export const Disabled: Story = { args: { isDisabled: true, value: { url: picture } } };
export const Narrow: Story = { globals: { width: '360px' }, args: { value: { url: picture } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: { url: picture } } };
