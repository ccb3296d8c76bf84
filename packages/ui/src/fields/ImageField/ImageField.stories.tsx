import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/Box.tsx';
import { drawing, largePhoto, measured, photo } from '../../foundations/story-files.ts';
import { ImageField, type ImageFieldProps } from './ImageField.tsx';

function Demo(props: ImageFieldProps) {
  const [value, setValue] = useState(props.value);
  const change: ImageFieldProps['onChange'] = (next) => {
    setValue(next);
    props.onChange(next);
  };
  return <ImageField {...props} value={value} onChange={change} />;
}

const stored = { url: drawing('#9ab') };
const onChange = fn<ImageFieldProps['onChange']>();

const meta = {
  title: 'Components/Fields/ImageField',
  component: ImageField,
  parameters: {
    usage: {
      use: [
        'For one picture that a form carries: a cover, a logo, the picture of a post.',
        'With `crop` where the picture is shown in one shape: members decide what is seen of it.',
      ],
      avoid: [
        'For a person’s photo: use AvatarField instead.',
        'For several pictures or other files: use FileField instead.',
      ],
    },
  },
  args: { label: 'Cover image', value: null, onChange, maxBytes: 5_242_880, isOptional: true },
  beforeEach: () => {
    onChange.mockClear();
  },
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
    await userEvent.tab();
    await waitFor(() => expect(page.getByRole('button', { name: 'Remove' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(control).toHaveFocus());
  },
};

const lastValue = () => onChange.mock.calls.at(-1)?.[0] ?? null;

/** A chosen picture is cut to the field's shape with the keyboard alone; the file it was cut from is kept. */
export const CropByKeyboard: Story = {
  args: { crop: 'ratio', ratio: '1:1', maxEdge: 200 },
  play: async ({ canvas }) => {
    const original = await photo('hands.png');
    await userEvent.upload(canvas.getByLabelText(/^Cover image/), original);
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
    const frame = await dialog.findByRole('group', { name: /^Part of the picture/ });
    frame.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const reset = dialog.getByRole('button', { name: 'Reset' });
    await waitFor(() => expect(reset).toBeEnabled());
    await userEvent.tab();
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    dialog.getByRole('button', { name: 'Use picture' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    const value = lastValue();
    await expect(value?.original).toBe(original);
    await expect(value?.file && (await measured(value.file))).toEqual({ width: 200, height: 200, type: 'image/png' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Crop' })).toBeVisible();
  },
};

/** The shape is free: as it is, square, wide or tall; a quarter turn swaps its sides. */
export const CropFree: Story = {
  args: { crop: 'free' },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/^Cover image/), await photo('hands.png'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
    await dialog.findByRole('group', { name: /^Part of the picture/ });
    await expect(dialog.getByRole('radio', { name: 'Original' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Rotate 90°' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use picture' }));
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    const file = lastValue()?.file;
    const { width, height } = file ? await measured(file) : { width: 0, height: 0 };
    await expect(Math.abs(height / width - 640 / 360)).toBeLessThan(0.02);
  },
};

/** Without cropping the file stays exactly as it was chosen. */
export const CropSkipped: Story = {
  args: { crop: 'ratio' },
  play: async ({ canvas }) => {
    const original = await photo('hands.png');
    await userEvent.upload(canvas.getByLabelText(/^Cover image/), original);
    await userEvent.click(await screen.findByRole('button', { name: 'Use without cropping' }));
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    await expect(lastValue()?.file).toBe(original);
  },
};

/** Leaving the dialog leaves the field as it was. */
export const CropCancelled: Story = {
  args: { crop: 'ratio', value: stored },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/^Cover image/), await photo('hands.png'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(onChange).not.toHaveBeenCalled();
  },
};

/** A file that only says that it is a picture. */
export const CropBroken: Story = {
  args: { crop: 'ratio' },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/^Cover image/), new File(['x'], 'hands.png', { type: 'image/png' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('This picture cannot be opened. Choose another one.')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Use picture' })).toBeDisabled();
  },
};

export const Cropping: Story = {
  args: { crop: 'free' },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/^Cover image/), await photo('hands.png', 900, 700));
    await screen.findByRole('group', { name: /^Part of the picture/ });
  },
};

export const CroppingOnPhone: Story = { ...Cropping, globals: { viewport: { value: 'mobile1' } } };

export const Empty: Story = {};

export const Chosen: Story = {
  args: { value: stored },
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
    await waitFor(() => expect(page.getByText('Only images!')).toBeVisible());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Square: Story = { args: { value: stored, ratio: '1:1' } };
export const Invalid: Story = { args: { isOptional: false, isRequired: true, error: 'Please upload an image' } };
export const Disabled: Story = { args: { isDisabled: true, value: stored } };
export const Pending: Story = { args: { isPending: true, value: stored } };
export const ReadOnly: Story = { args: { isReadOnly: true, value: stored } };
export const ReadOnlyEmpty: Story = { args: { isReadOnly: true } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } }, args: { value: stored } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: stored } };

/** A photo of a phone is used without cropping: it is rendered anew in fewer bytes first. */
export const LargePhoto: Story = {
  args: { crop: 'free' },
  async play({ canvas }) {
    await userEvent.upload(canvas.getByLabelText(/^Cover image/), await largePhoto('IMG_0042.jpg'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use without cropping' }));
    await waitFor(() => expect(lastValue()).not.toBeNull(), { timeout: 20_000 });
    const small = lastValue()?.file ?? new File([], '');
    await expect(small.size).toBeLessThanOrEqual(5_242_880);
    const { width, height } = await measured(small);
    await expect(width).toBeLessThan(height);
  },
};
