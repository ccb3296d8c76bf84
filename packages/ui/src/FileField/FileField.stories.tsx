import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../layout/Box.tsx';
import { FileField, type FileFieldProps } from './FileField.tsx';

function Demo(props: FileFieldProps) {
  const [files, setFiles] = useState(props.files);
  const change: FileFieldProps['onChange'] = (next) => {
    setFiles(next);
    props.onChange(next);
  };
  return <FileField {...props} files={files} onChange={change} />;
}

const file = (name: string, bytes = 4) => new File([new Uint8Array(bytes)], name);
const stored = [
  { id: 's1', name: 'Splint pattern, adult left hand.pdf', size: 482_000, url: '/files/s1' },
  { id: 's2', name: 'Exercises.docx', size: 24_300, url: '/files/s2' },
];

const meta = {
  title: 'Components/FileField',
  component: FileField,
  args: {
    label: 'Attachments',
    description: 'Up to 10 files of 5 MB: pdf, docx, png.',
    files: [],
    onChange: fn(),
    onReject: fn(),
    accept: ['pdf', 'docx', 'png'],
    maxBytes: 5_242_880,
    maxCount: 10,
  },
  render: (args) => (
    <Box>
      <Demo {...args} />
    </Box>
  ),
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard comes to the button, to each file's way out, and back to the button. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const control = page.getByLabelText(/^Attachments/);
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.upload(control, [file('notes.pdf'), file('hand.png')]);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(page.getByRole('status')).toHaveTextContent('Added: notes.pdf, hand.png');
    await userEvent.tab();
    await expect(page.getByRole('button', { name: 'Remove notes.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(page.queryByText('notes.pdf')).toBeNull();
    await expect(control).toHaveFocus();
  },
};

/** What may not be added is named with the reason, and the rest is taken. */
export const Refused: Story = {
  args: {
    rejections: { type: 'Allowed only: pdf, docx, png file types', size: 'Maximum allowed file size is 5Mb' },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const dataTransfer = new DataTransfer();
    for (const each of [file('virus.exe'), file('huge.pdf', 5_242_881), file('fine.pdf')]) dataTransfer.items.add(each);
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    page.getByText('or drop them here').dispatchEvent(drop);
    await expect(await page.findByText('Allowed only: pdf, docx, png file types')).toBeVisible();
    await expect(page.getByText('Maximum allowed file size is 5Mb')).toBeVisible();
    await expect(page.getByText('fine.pdf')).toBeVisible();
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
};

/** A stored file is marked, and can be put back until the form is saved. */
export const PuttingBack: Story = {
  args: { files: stored },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Remove Exercises.docx' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([stored[0], { ...stored[1], isRemoved: true }]);
    await expect(page.getByText('Will be removed when you save')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Undo removing Exercises.docx' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([stored[0], { ...stored[1], isRemoved: false }]);
  },
};

export const Empty: Story = {};

export const Full: Story = {
  parameters: { behaviours: ['PLT-716'] },
  args: {
    files: Array.from({ length: 10 }, (_, index) => ({
      id: `f${index}`,
      name: `Notes of week ${index + 1}.pdf`,
      size: 12_000 * (index + 1),
      url: `/files/${index}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByLabelText(/^Attachments/)).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Remove Notes of week 1.pdf' }));
    await expect(page.getByLabelText(/^Attachments/)).toBeEnabled();
  },
};

export const Sending: Story = {
  args: {
    files: [
      { id: 'a', name: 'Splint pattern.pdf', size: 482_000, progress: 0.4 },
      { id: 'b', name: 'Exercises.docx', size: 24_300, progress: 1 },
    ],
  },
};

export const Invalid: Story = { args: { isRequired: true, error: 'Please upload a file.' } };
export const Disabled: Story = { args: { isDisabled: true, files: stored } };

export const LongText: Story = {
  globals: { width: '360px' },
  args: {
    files: [
      {
        id: 'long',
        name: 'Protocol_for_early_active_motion_after_flexor_tendon_repair_zone_2_version_7_final_reviewed.pdf',
        size: 4_900_000,
        url: '/files/long',
      },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { files: stored } };
