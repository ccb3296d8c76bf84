import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { Box } from '../../layout/Box.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { detailedPhoto, largePhoto, measured } from '../../foundations/story-files.ts';
import { FileField, type FileFieldProps } from './FileField.tsx';

function Demo(props: FileFieldProps) {
  const [files, setFiles] = useState(props.files);
  const change: FileFieldProps['onChange'] = (next) => {
    setFiles(next);
    props.onChange(next);
  };
  return <FileField {...props} files={files} onChange={change} />;
}

const onSent = fn();
const onChange = fn<FileFieldProps['onChange']>();

const file = (name: string, bytes = 4) => new File([new Uint8Array(bytes)], name);
const stored = [
  { id: 's1', name: 'Splint pattern, adult left hand.pdf', size: 482_000, url: '/files/s1' },
  { id: 's2', name: 'Exercises.docx', size: 24_300, url: '/files/s2' },
];

const meta = {
  title: 'Components/Fields/FileField',
  component: FileField,
  parameters: {
    usage: {
      use: [
        'For files that go with a form: attachments, evidence, an answer.',
        'Say types, size and number in the description, before anything is chosen.',
        'Give each file `progress` while it is sent, and `error` with the reason when it was not.',
      ],
      avoid: [
        'For one picture that is seen while it is chosen: use ImageField instead.',
        'For a person’s photo: use AvatarField instead.',
        'To show files that cannot be changed: use AttachmentList instead.',
      ],
    },
  },
  args: {
    label: 'Attachments',
    description: 'Up to 10 files of 5 MB: pdf, docx, png.',
    files: [],
    onChange,
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

/** The keyboard comes to the button, to each file's way out, to the way back, and to the file again. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const control = page.getByLabelText(/^Attachments/);
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.upload(control, [file('notes.pdf'), file('hand.png')]);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('Added: notes.pdf, hand.png'));
    await userEvent.tab();
    await waitFor(() => expect(page.getByRole('button', { name: 'Remove notes.pdf' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('button', { name: 'Undo removing notes.pdf' })).toHaveFocus());
    await expect(page.queryByText('notes.pdf')).toBeNull();
    await expect(page.getByRole('status')).toHaveTextContent('Removed notes.pdf');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('button', { name: 'Remove notes.pdf' })).toHaveFocus());
    await expect(page.getAllByRole('listitem')[0]).toHaveTextContent('notes.pdf');
  },
};

export const HoverFocusPressed: Story = { parameters: { forcedStates: { part: 'input' } } };

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
    await waitFor(() => expect(page.getByText('Allowed only: pdf, docx, png file types')).toBeVisible());
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

/** Each file has its own bar, and can be stopped. */
export const Sending: Story = {
  args: {
    onCancel: fn(),
    files: [
      { id: 'a', name: 'Splint pattern.pdf', size: 482_000, progress: 0.4 },
      { id: 'b', name: 'Exercises.docx', size: 24_300, progress: 1 },
      { id: 'c', name: 'Hand.png', size: 1_240_000, progress: 0 },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending Splint pattern.pdf' })).toHaveAttribute(
      'value',
      '0.4',
    );
    await expect(canvas.getByText('40 % of 482 kB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel sending Splint pattern.pdf' }));
    await expect(args.onCancel).toHaveBeenCalledWith(args.files[0]);
  },
};

/** What was not sent says why, and can be tried again or taken out. */
export const Failed: Story = {
  args: {
    onRetry: fn(),
    files: [
      { id: 'a', name: 'Splint pattern.pdf', size: 482_000, error: 'The connection was lost.' },
      { id: 'b', name: 'Exercises.docx', size: 24_300, url: '/files/s2' },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The connection was lost.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again to send Splint pattern.pdf' }));
    await expect(args.onRetry).toHaveBeenCalledWith(args.files[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Splint pattern.pdf' }));
    await waitFor(() => expect(canvas.getByText('Removed Splint pattern.pdf', { selector: 'li *' })).toBeVisible());
  },
};

function Uploading(props: FileFieldProps) {
  const [files, setFiles] = useState(props.files);
  const patch = (change: Partial<FileFieldProps['files'][number]>) =>
    setFiles((before) => before.map((each) => ({ ...each, ...change })));
  return (
    <Stack>
      <FileField {...props} files={files} onChange={setFiles} />
      <Inline>
        <Button onPress={() => patch({ progress: 0.7 })}>Go on</Button>
        <Button onPress={() => patch({ error: 'The connection was lost.' })}>Fail</Button>
        <Button onPress={() => setFiles((before) => before.map(({ progress: _, error: __, ...each }) => each))}>
          Finish
        </Button>
      </Inline>
    </Stack>
  );
}

/** A screen reader hears how each file fared, and not every percent of it. */
export const Announcements: Story = {
  args: { files: [{ id: 'a', name: 'Splint pattern.pdf', size: 482_000, progress: 0.2 }] },
  render: (args) => (
    <Box>
      <Uploading {...args} />
    </Box>
  ),
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(status).toHaveTextContent('Splint pattern.pdf was not sent: The connection was lost.'));
  },
};

/** All files together may not be larger than a limit. */
export const TotalSize: Story = {
  args: {
    maxTotalBytes: 10_485_760,
    files: [{ id: 'big', name: 'Big.pdf', size: 10_485_000, url: '/files/big' }],
    rejections: { total: 'Maximum allowed total size is 10Mb' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText(/^Attachments/), [file('small.pdf', 700), file('more.pdf', 700)]);
    await waitFor(() => expect(canvas.getByText('Maximum allowed total size is 10Mb')).toBeVisible());
    await expect(canvas.getByText('small.pdf')).toBeVisible();
    await expect(args.onReject).toHaveBeenCalledWith(['Maximum allowed total size is 10Mb']);
  },
};

/** The form is being sent: the files stay as they are. */
export const Pending: Story = {
  args: { isPending: true, files: stored },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Attachments/)).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, files: stored },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Attachments' })).toBeVisible();
    await expect(canvasElement.querySelector('input')).toBeNull();
  },
};

export const ReadOnlyEmpty: Story = { args: { isReadOnly: true } };
export const One: Story = { args: { maxCount: 1, description: 'One file of 5 MB: pdf, docx, png.' } };
export const Invalid: Story = { args: { isRequired: true, error: 'Please upload a file.' } };
export const Disabled: Story = { args: { isDisabled: true, files: stored } };

export const LongText: Story = {
  globals: { viewport: { value: 'mobile1' } },
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

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    ...Failed.args,
    files: [
      ...(Failed.args?.files ?? []),
      ...(Sending.args?.files ?? []).slice(0, 1).map((each) => ({ ...each, id: 'z' })),
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { ...Failed.args, files: [...stored, ...(Failed.args?.files ?? []).slice(0, 1)] },
};

/** On a phone, which has a camera: elsewhere the second button is not shown. */
export const TakesPhotos: Story = {
  args: { accept: ['pdf', 'jpg'], takesPhotos: true },
  async play({ canvas, args }) {
    const camera = canvas.getByLabelText(/^Attachments.*Take a photo/);
    await expect(camera).toHaveAttribute('capture', 'environment');
    await userEvent.upload(camera, new File(['a picture'], 'image.jpg', { type: 'image/jpeg' }));
    await expect(args.onChange).toHaveBeenCalledWith([expect.objectContaining({ name: 'image.jpg' })]);
    await expect(canvas.getByText('image.jpg')).toBeVisible();
  },
};

/** What a phone's camera writes is too large to be sent: it is drawn anew, upright and without what it told of itself, before the form is sent. */
export const LargePhoto: Story = {
  args: { accept: ['pdf', 'jpg', 'png'] },
  render: (args) => (
    <Box>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSent();
        }}
      >
        <Demo {...args} />
        <Button type="submit">Save</Button>
      </form>
    </Box>
  ),
  async play({ canvas }) {
    onSent.mockClear();
    const taken = await largePhoto('IMG_0042.jpg');
    await expect(taken.size).toBeGreaterThan(5_242_880);
    await userEvent.upload(canvas.getByLabelText(/^Attachments/), [taken, file('large.pdf', 5_242_881)]);
    await expect(canvas.getByText('At most 5.2 MB per file')).toBeVisible();
    await expect(canvas.getByText('Making it smaller')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSent).not.toHaveBeenCalled();
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce(), { timeout: 20_000 });
    await waitFor(() => expect(canvas.queryByText('Making it smaller')).toBeNull());
    const [[sent] = []] = onChange.mock.calls.at(-1) ?? [];
    const small = sent?.file ?? new File([], '');
    await expect([small.name, small.type, small.size <= 5_242_880]).toEqual(['IMG_0042.jpg', 'image/jpeg', true]);
    const { width, height } = await measured(small);
    await expect([width < height, height <= 2400]).toEqual([true, true]);
    await expect(await small.text()).not.toContain('Exif');
    await expect(await taken.text()).toContain('Exif');
  },
};

/** A photo of 48 megapixels may have few bytes, and is yet more than anybody sees: no more than 12 megapixels are sent, upright. */
export const ManyPixels: Story = {
  args: { accept: ['pdf', 'jpg'] },
  async play({ canvas }) {
    const taken = await detailedPhoto('IMG_0048.jpg');
    await expect(await measured(taken)).toMatchObject({ width: 6048, height: 8064 });
    await expect(taken.size).toBeLessThan(5_242_880);
    await userEvent.upload(canvas.getByLabelText(/^Attachments/), taken);
    await waitFor(() => expect(onChange.mock.lastCall?.[0][0]).not.toHaveProperty('isPreparing'), { timeout: 20_000 });
    const [sent] = onChange.mock.lastCall?.[0] ?? [];
    const { width, height } = await measured(sent?.file ?? taken);
    await expect([width < height, width * height <= 12_000_000]).toEqual([true, true]);
    await expect(sent?.size).toBeLessThan(taken.size);
  },
};

/** Of a photo with many bytes and no more pixels than are seen nothing is lost: it is sent as it is. */
export const FewPixels: Story = {
  args: { accept: ['pdf', 'jpg'] },
  async play({ canvas }) {
    const taken = await largePhoto('IMG_0002.jpg', 1200, 800);
    await expect(taken.size).toBeGreaterThan(500_000);
    await userEvent.upload(canvas.getByLabelText(/^Attachments/), taken);
    await waitFor(() => expect(onChange.mock.lastCall?.[0][0]).toMatchObject({ file: taken, size: taken.size }));
    await waitFor(() => expect(onChange.mock.lastCall?.[0][0]).not.toHaveProperty('isPreparing'));
    await expect(onChange.mock.lastCall?.[0][0]?.file).toBe(taken);
  },
};

/** What only looks like a photo cannot be made smaller, and is refused in words. */
export const LargeButNoPhoto: Story = {
  args: { accept: ['pdf', 'jpg'], rejections: { size: 'Maximum allowed file size is 5Mb' } },
  async play({ canvas, args }) {
    await userEvent.upload(canvas.getByLabelText(/^Attachments/), file('broken.jpg', 5_242_881));
    await waitFor(() => expect(canvas.getByText('Maximum allowed file size is 5Mb')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Chosen files' })).toBeNull());
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
};
