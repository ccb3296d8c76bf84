import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComparedRichText } from './ComparedRichText.tsx';

const mine =
  '<p>We moved to a <strong>short splint</strong> last year.</p><ul><li>Ask every time</li><li>Agree on a default</li></ul><p>Thanks, <span data-mention="17">@Priya Raghunathan</span></p>';
const theirs = '<p>We moved to a <em>short</em> splint in May.</p><ul><li>Ask every time</li></ul>';

const meta = {
  title: 'Components/Data/ComparedRichText',
  component: ComparedRichText,
  parameters: {
    layout: 'padded',
    usage: {
      use: [
        'For two versions of a text of the editor, each drawn beside the other: words that only this one has stand out.',
      ],
      avoid: ['For a line without markup use ComparedText instead.', 'For a text by itself use RichText instead.'],
    },
  },
  args: { html: mine, other: theirs },
} satisfies Meta<typeof ComparedRichText>;

export default meta;
type Story = StoryObj<typeof meta>;

const marksIn = (element: HTMLElement) =>
  [...element.querySelectorAll('mark')].map(({ textContent }) => textContent.trim());

/** Words count, not how they look; a block that the other does not have stands out as a whole. */
export const Changed: Story = {
  async play({ canvas, canvasElement }) {
    await expect(marksIn(canvasElement)).toEqual(['last year', 'Agree on a default', 'Thanks,', '@Priya Raghunathan']);
    await expect(canvas.getByText('short splint')).toBeVisible();
  },
};

export const TheOther: Story = {
  args: { html: theirs, other: mine },
  async play({ canvasElement }) {
    await expect(marksIn(canvasElement)).toEqual(['in May']);
  },
};

/** What differs stands out in full, whatever it is made of. */
export const NothingInCommon: Story = {
  args: { html: '<h2>Splints</h2><p>Line one<br>Line two</p>', other: '' },
  async play({ canvasElement }) {
    await expect(marksIn(canvasElement)).toEqual(['Splints', 'Line one', 'Line two']);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
