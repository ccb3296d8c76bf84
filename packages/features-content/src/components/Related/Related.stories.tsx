import { empty, loading, ready } from '@portal/kit';
import { failedView } from '@portal/kit/testing';
import { onAPage } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleNews } from '../../stories/sample-content.ts';
import { Related } from './Related.tsx';

const meta = {
  title: 'Content/Related',
  component: Related,
  decorators: [onAPage],
  args: { kind: 'news', view: ready(sampleNews.slice(0, 3)) },
} satisfies Meta<typeof Related>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Related news' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: sampleNews[0]!.name })).toHaveAttribute(
      'href',
      `/news/details/${sampleNews[0]!.id}`,
    );
  },
};

export const Loading: Story = { args: { view: loading } };

/** Nothing stands there. */
export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    kind: 'resources',
    view: failedView,
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Related resources' })).toBeVisible();
    await expect(canvas.getByText('Related items could not be loaded.')).toBeVisible();
  },
};
