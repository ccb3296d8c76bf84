import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleDetails } from '../../stories/sample-details.ts';
import { ContactUsScreen } from './ContactUsScreen.tsx';
import { prefilled } from './enquiry-values.ts';

const meta = {
  title: 'Settings/Contact us/Screen',
  component: ContactUsScreen,
  args: { view: ready(prefilled(sampleDetails)), onSend: fn(async () => undefined) },
  parameters: { withoutStates: { Empty: 'whoever is signed in has an account to write from' } },
} satisfies Meta<typeof ContactUsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Send' }));

export const Loading: Story = { args: { view: loading } };

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('Error fetching data')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** What is known of whoever writes stands there already. */
export const Ready: Story = {
  parameters: { behaviours: ['SVC-132'] },
  async play({ canvas }) {
    for (const [label, value] of [
      [/^Name/, 'Mia Nguyen'],
      [/^E-mail/, 'mia.nguyen@example.org'],
      [/^Mobile/, '0491 570 156'],
      [/^Member number/, '100204'],
      [/^Comments/, ''],
    ] as const)
      await expect(canvas.getByLabelText(label)).toHaveValue(value);
  },
};

/** What is missing is said under its field, and nothing is sent. */
export const Incomplete: Story = {
  parameters: {
    behaviours: ['PLT-618', 'PLT-619', 'PLT-620', 'PLT-621', 'SVC-124', 'SVC-125', 'SVC-126', 'SVC-127'],
  },
  async play({ canvas, args }) {
    const address = canvas.getByLabelText(/^E-mail/);
    await userEvent.clear(address);
    await send(canvas);
    await expect(await canvas.findByText('Please enter an email address')).toBeVisible();
    await expect(canvas.getByText('Please enter your comments')).toBeVisible();
    await userEvent.type(address, 'mia@nowhere');
    await send(canvas);
    await expect(await canvas.findByText('Please enter a valid email')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Files of other kinds, and more than 10 MB together, are refused by name. */
export const Attachments: Story = {
  parameters: { behaviours: ['PLT-624', 'SVC-130'] },
  async play({ canvas }) {
    const field = canvas.getByLabelText(/^Attachments/);
    await userEvent.upload(field, new File(['x'], 'setup.exe'), { applyAccept: false });
    await waitFor(() =>
      expect(
        canvas.getByText(/Allowed only: jpeg, jpg, gif, png, tiff, tif, bmp, pdf, doc, csv, xlsx, docx file types/),
      ).toBeVisible(),
    );
    await userEvent.upload(field, new File([new Uint8Array(6_000_000)], 'first.pdf'));
    await userEvent.upload(field, new File([new Uint8Array(6_000_000)], 'second.pdf'));
    await waitFor(() => expect(canvas.getByText(/Maximum allowed total file size is 10Mb/)).toBeVisible());
    const list = canvas.getByRole('list', { name: 'Chosen files' });
    await expect(list).toHaveTextContent('first.pdf');
    await expect(list).not.toHaveTextContent('second.pdf');
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
