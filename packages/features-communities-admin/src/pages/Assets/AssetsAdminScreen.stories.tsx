import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { Box } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleAssets, sampleFolder } from '@portal/stories/samples/library';
import { AssetsAdminScreen } from './AssetsAdminScreen.tsx';
import { AssetTable } from './AssetTable.tsx';
import { FolderSection } from './FolderSection.tsx';

const many = Array.from({ length: 23 }, (_, at) => ({
  ...sampleAssets[0]!,
  id: `asset-${at}`,
  name: `Part ${at + 1}`,
}));
const actions = { onAdd: fn(), onEdit: fn(), onDelete: fn(), onChangeOrder: fn() };

const meta = {
  title: 'Communities/Admin/Assets/Screen',
  component: AssetsAdminScreen,
  decorators: (Story) => (
    <Box>
      <Story />
    </Box>
  ),
  args: {
    view: ready([
      sampleFolder({ assetsCount: 23 }),
      sampleFolder({ id: 'folder-2', name: 'Photo consent', assetsCount: 0 }),
    ]),
    sort: 'ownOrder',
    onSort: fn(),
    isReadOnly: false,
    onNewFolder: fn(),
    onMove: fn(),
    renderFolder: (folder, index) => (
      <FolderSection folder={folder} isOpenAtFirst={index === 0} actions={actions}>
        {() => <AssetTable caption={`Files of ${folder.name}`} assets={many} onEdit={fn()} onDelete={fn()} />}
      </FolderSection>
    ),
  },
} satisfies Meta<typeof AssetsAdminScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten files and links to a page. */
export const Ready: Story = {
  parameters: { behaviours: ['COM-354'] },
  async play({ canvas, userEvent }) {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    await expect(canvas.getByText('1 - 10 of 23 items')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Part 21',
      'Part 22',
      'Part 23',
    ]);
  },
};

export const Loading: Story = { args: { view: loading } };
export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText('No folders yet')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('The folders could not be loaded.')).toBeVisible();
  },
};
export const Forbidden: Story = { args: { view: forbiddenView } };

/** Nothing is offered that would be refused. */
export const Archived: Story = {
  args: {
    isReadOnly: true,
    renderFolder: (folder, index) => (
      <FolderSection folder={folder} isOpenAtFirst={index === 0} actions={undefined}>
        {() => <AssetTable caption="Files" assets={many.slice(0, 2)} onEdit={undefined} onDelete={undefined} />}
      </FolderSection>
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByText(/This community is archived/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Folder' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Reorder folders' })).toBeNull();
  },
};

export const LongNames: Story = {
  globals: { width: '360px' },
  args: {
    view: ready([sampleFolder({ name: 'Handreichungen für die Rehabilitation nach Sehnenverletzungen '.repeat(3) })]),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl', width: '1280px' } };
