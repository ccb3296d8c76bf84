import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { samplePdf } from '../../foundations/story-files.ts';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { PdfViewer } from './PdfViewer.tsx';

const lines = ['Early active motion', 'Week one: splint at rest', 'Week six: light use'];

const meta = {
  title: 'Components/Data/PdfViewer',
  component: PdfViewer,
  decorators: [onSurface],
  parameters: {
    usage: {
      use: [
        'For a document that is read in the portal: terms, guidelines, a handout.',
        'Import it from `@portal/ui/pdf-viewer`; its reader is fetched when the first document is opened.',
      ],
      avoid: [
        'For files among others: use AttachmentList instead, which opens this viewer when it is needed.',
        'For the portal’s own texts: use RichText instead.',
      ],
    },
  },
  args: { name: 'Protocol.pdf', url: '' },
  render: (args, { loaded }) => <PdfViewer {...args} url={args.url || loaded['url']} />,
  loaders: [() => ({ url: samplePdf(lines) })],
} satisfies Meta<typeof PdfViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: the number of a page, the keys of the pages themselves, zoom and back to the width. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const pages = await canvas.findByRole('region', { name: 'Protocol.pdf' });
    await expect(await canvas.findByText('Early active motion')).toBeInTheDocument();
    const field = canvas.getByRole('textbox', { name: 'Page' });
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('3{Enter}');
    await waitFor(() => expect(field).toHaveValue('3'));
    await expect(await canvas.findByText('Week six: light use')).toBeInTheDocument();
    pages.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(field).toHaveValue('2'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(field).toHaveValue('1'));
    const fit = canvas.getByRole('button', { name: 'Fit to width' });
    await expect(fit).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('-');
    await waitFor(() => expect(fit).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.keyboard('0');
    await waitFor(() => expect(fit).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const HoverFocusPressed: Story = {
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('button', { name: 'Zoom in' })).toBeEnabled()),
  parameters: {
    forcedStates: {
      hover: '[aria-label="Zoom in"]',
      focus: '[aria-label="Zoom out"]',
      pressed: '[aria-label="Fit to width"]',
    },
  },
};

/** The words lie over the drawing, to be selected and read out; the file can be taken along. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    const words = await canvas.findByText('Early active motion');
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible());
    await expect(words.getBoundingClientRect().width).toBeGreaterThan(100);
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'Protocol.pdf');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Print' })).toBeEnabled());
  },
};

export const OnePage: Story = { loaders: [() => ({ url: samplePdf(lines.slice(0, 1)) })] };

/** Only what is near is drawn. */
export const Many: Story = {
  loaders: [() => ({ url: samplePdf(Array.from({ length: 120 }, (_, index) => `Page number ${index + 1}`)) })],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Page number 1');
    await expect(canvas.getByText('of 120')).toBeVisible();
    await expect(canvasElement.querySelectorAll('canvas').length).toBeLessThan(8);
  },
};

/** What cannot be opened can be tried again, or taken along as it is. */
export const Failed: Story = {
  args: { url: 'data:application/pdf;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'The document could not be opened' })).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'The document could not be opened' })).toBeVisible(),
    );
  },
};

export const LongText: Story = { args: { name: `${longName}.pdf` } };
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
