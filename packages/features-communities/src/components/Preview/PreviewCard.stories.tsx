import { inAColumn } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { samplePreview } from '../../stories/sample-previews.ts';
import { PreviewCard } from './PreviewCard.tsx';
import * as place from './LazyPreview.css.ts';

const meta = {
  title: 'Communities/Post/Preview of a link',
  component: PreviewCard,
  decorators: [(Story) => <div className={place.place}>{Story()}</div>, inAColumn],
  args: { preview: samplePreview() },
} satisfies Meta<typeof PreviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card is one link, by its title and its site; the picture only decorates. */
export const Ready: Story = {
  async play({ canvas, args: { preview } }) {
    const link = canvas.getByRole('link', { name: `${preview.title}, on ${preview.siteName}, opens in a new tab` });
    await expect(link).toHaveAttribute('href', preview.url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Whoever may edit the text can take it away, by keyboard too. */
export const Removable: Story = {
  args: { onRemove: fn() },
  async play({ canvas, args }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove the preview of Journal of Occupation' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Removing: Story = {
  args: { onRemove: fn(), isRemoving: true },
  async play({ canvas, args }) {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const WithoutPicture: Story = {
  args: { preview: samplePreview({ imageUrl: null }) },
};

/** Its place is lower. */
export const TitleAlone: Story = {
  decorators: [(Story) => <div className={place.lowPlace}>{Story()}</div>],
  args: { preview: samplePreview({ imageUrl: null, description: '', siteName: 'slowlearning.example' }) },
};

/** A site says what it likes: it stays on its lines, and the card as tall as any. */
export const LongWords: Story = {
  args: {
    preview: samplePreview({
      title: `${'Unbreakable'.repeat(18)}`,
      description: 'words '.repeat(50),
      siteName: `${'subdomain.'.repeat(7)}example`,
    }),
    onRemove: fn(),
  },
  async play({ canvasElement }) {
    await expect(heightOf(canvasElement)).toBe(usualHeight);
    const words = canvasElement.querySelector('a')?.parentElement;
    await expect(words?.scrollWidth).toBe(words?.clientWidth);
  },
};

/** Its words read from the right, its card as the page does. */
export const RightToLeft: Story = {
  args: {
    preview: samplePreview({
      title: 'زيارات منزلية عبر الفيديو: ما الذي علّمنا إياه أربعمئة مطبخ',
      description: 'دراسة لمدة عامين في أربع ولايات.',
      siteName: 'مجلة الحياة',
    }),
  },
  globals: { direction: 'rtl' },
};

/** Its picture can no longer be had: a pattern keeps its place. */
export const PictureGone: Story = {
  args: { preview: samplePreview({ imageUrl: '/no-such-picture.webp' }) },
};

const usualHeight = 105;

function heightOf(canvas: HTMLElement): number {
  return Math.round(canvas.querySelector('a')?.closest(`.${place.place}`)?.getBoundingClientRect().height ?? 0);
}
