import { empty, forbidden, loading, ready } from '@portal/kit';
import { failedView } from '@portal/kit/testing';
import { PageLayout } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleAssets, sampleFolder } from '@portal/stories/samples/library';
import { AssetsPanel, FolderItems } from './AssetsPanel.tsx';

const onOpen = fn();

const meta = {
  title: 'Communities/Community/Assets',
  component: AssetsPanel,
  decorators: (Story) => (
    <PageLayout>
      <Story />
    </PageLayout>
  ),
  args: {
    view: ready([
      sampleFolder(),
      sampleFolder({ id: 'folder-2', name: 'Photo consent', description: '', assetsCount: 0 }),
    ]),
    renderFolder: (folder) => (
      <FolderItems folder={folder} view={folder.assetsCount === 0 ? empty : ready(sampleAssets)} onOpen={onOpen} />
    ),
  },
} satisfies Meta<typeof AssetsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A file is downloaded, a link leads to another website. */
export const Ready: Story = {
  parameters: { behaviours: ['COM-270'] },
  async play({ canvas }) {
    const file = canvas.getByRole('link', { name: 'Download Flexor tendon repair, zone II' });
    await expect(file).toHaveAttribute('download', 'flexor-tendon-zone-2.pdf');
    const link = canvas.getByRole('link', { name: /^Splinting videos/ });
    await expect(link).toHaveAttribute('href', 'https://example.org/hand-therapy/splinting');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).not.toHaveAttribute('download');
  },
};

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  parameters: { behaviours: ['COM-271'] },
  async play({ canvas }) {
    await expect(canvas.getByText('No attachments yet')).toBeVisible();
  },
};

export const Failed: Story = { args: { view: failedView } };

export const Forbidden: Story = {
  args: { view: forbidden({ code: 'community_private', status: 403, message: 'This community is private.' }) },
};

/** The other folders can be opened all the same. */
export const FolderFailed: Story = {
  args: { renderFolder: (folder) => <FolderItems folder={folder} view={failedView} onOpen={onOpen} /> },
};

export const LongNames: Story = {
  args: {
    view: ready([sampleFolder({ name: 'Handreichungen für die Rehabilitation nach Sehnenverletzungen '.repeat(3) })]),
  },
};
