import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/Box.tsx';
import { drawing, measured, photo } from '../../foundations/story-files.ts';
import { longName } from '../../foundations/story-surface.tsx';
import { AvatarField, type AvatarFieldProps } from './AvatarField.tsx';

function Demo(props: AvatarFieldProps) {
  const [value, setValue] = useState(props.value);
  const change: AvatarFieldProps['onChange'] = (next) => {
    setValue(next);
    props.onChange(next);
  };
  return <AvatarField {...props} value={value} onChange={change} />;
}

const onChange = fn<AvatarFieldProps['onChange']>();
const stored = { url: drawing('#cba') };

const meta = {
  title: 'Components/Fields/AvatarField',
  component: AvatarField,
  parameters: {
    usage: {
      use: ['For the photo of the member who is signed in, on a profile page or in a wizard.'],
      avoid: [
        'To show somebody: use Avatar instead.',
        'For a logo or a cover, which are not round: use ImageField instead.',
      ],
    },
  },
  args: {
    label: 'Photo',
    description: 'A png or jpeg smaller than 5 MB.',
    person: { id: 7, firstName: 'Priya', lastName: 'Raghunathan' },
    value: null,
    onChange,
    maxBytes: 5_242_879,
    rejections: { type: 'Only images!', size: 'Less than 5MB!' },
  },
  beforeEach: () => {
    onChange.mockClear();
  },
  render: (args) => (
    <Box>
      <Demo {...args} />
    </Box>
  ),
} satisfies Meta<typeof AvatarField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Initials, then a chosen photo that is cut to a circle, then initials again. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText(/^Photo/);
    await expect(canvas.getByRole('img', { name: 'Priya Raghunathan' })).toHaveTextContent('PR');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.upload(control, await photo('me.png', 300, 400));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
    await dialog.findByRole('group', { name: /^Part of the picture/ });
    dialog.getByRole('button', { name: 'Use picture' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    const file = onChange.mock.calls.at(-1)?.[0]?.file;
    await expect(file && (await measured(file))).toEqual({ width: 300, height: 300, type: 'image/png' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const remove = await canvas.findByRole('button', { name: 'Remove' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Priya Raghunathan' })).toHaveTextContent('PR'));
    await expect(control).toHaveFocus();
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    const file = new File(['x'], 'notes.txt', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText(/^Photo/), file, { applyAccept: false });
    await waitFor(() => expect(canvas.getByText('Only images!')).toBeVisible());
    // A photo is made smaller, but for one that no phone takes.
    await userEvent.upload(canvas.getByLabelText(/^Photo/), new File([new Uint8Array(60_000_001)], 'me.png'));
    await waitFor(() => expect(canvas.getByText('Less than 5MB!')).toBeVisible());
    await expect(onChange).not.toHaveBeenCalled();
  },
};

export const Cropping: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/^Photo/), await photo('me.png', 600, 800));
    await screen.findByRole('group', { name: /^Part of the picture/ });
  },
};

/** However large a file is that only says that it is a photo, the dialog says so, and the field stays as it was. */
export const Unreadable: Story = {
  play: async ({ canvas }) => {
    const file = new File([new Uint8Array(6_000_000)], 'me.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText(/^Photo/), file);
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
    await waitFor(() => expect(dialog.getByText('This picture cannot be opened. Choose another one.')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Use picture' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'Priya Raghunathan' })).toHaveTextContent('PR');
    await expect(onChange).not.toHaveBeenCalled();
  },
};

export const Initials: Story = {};
export const Photo: Story = { args: { value: stored } };

/** Where a photo can be changed alone, nothing offers to take it out. */
export const NotRemovable: Story = {
  args: { value: stored, isRemovable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Change photo')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
  },
};

export const Invalid: Story = { args: { error: 'Please choose a photo' } };
export const Disabled: Story = { args: { isDisabled: true, value: stored } };
export const ReadOnly: Story = { args: { isReadOnly: true, value: stored } };
export const Pending: Story = { args: { isPending: true, value: stored } };
export const LongText: Story = { args: { label: longName, description: longName, value: stored } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } }, args: { value: stored } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { value: stored } };
