import { inAColumn } from '@portal/stories';
import { ToggleButton } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleNewsItem } from '../../stories/sample-content.ts';
import { ContentCard } from './ContentCard.tsx';

const meta = {
  title: 'Content/Card',
  component: ContentCard,
  decorators: [inAColumn],
  args: {
    item: sampleNewsItem({ date_created: '2026-11-03T23:30:00.000Z' }),
    href: '/news/details/news-001',
    favourite: <ToggleButton kind="save" isSelected={false} onChange={fn()} />,
  },
} satisfies Meta<typeof ContentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By the day of the organisation's clock. */
export const Ready: Story = {
  async play({ canvas, canvasElement, args: { item } }) {
    await expect(canvas.getByRole('link', { name: item.name })).toHaveAttribute('href', '/news/details/news-001');
    await expect(canvas.getByText(item.shortDescription)).toBeVisible();
    await expect(canvas.getByText(item.categories.map(({ label }) => label).join(' · '))).toBeVisible();
    await expect(canvas.getByText('04/11/2026')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', item.imageUrl);
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
  },
};

/** In a portal without its page it is text. */
export const NowhereToLead: Story = {
  args: { href: undefined },
  async play({ canvas, args: { item } }) {
    await expect(canvas.getByRole('heading', { name: item.name })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongNameAndNoPicture: Story = {
  globals: { width: '320px' },
  args: {
    item: sampleNewsItem({
      name: 'Neurorehabilitationsdienstleistungen for occupational therapists of regional Queensland, and what becomes of them',
      imageUrl: null,
      categories: [],
      shortDescription: '',
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
