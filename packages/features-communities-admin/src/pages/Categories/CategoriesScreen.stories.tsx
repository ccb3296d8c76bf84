import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleCategories } from '@portal/stories/samples/communities';
import { CategoriesScreen } from './CategoriesScreen.tsx';

const tops = sampleCategories.filter(({ parentCategoryId }) => parentCategoryId === null).slice(0, 10);
const first = tops.find(({ subCategoriesCount }) => subCategoriesCount > 0);
if (first === undefined) throw new Error('There are no categories for these stories');

const meta = {
  title: 'Communities/Admin/Categories/Screen',
  component: CategoriesScreen,
  args: {
    view: ready({ communityCategories: tops, totalItemCount: 24 }),
    page: 1,
    isUpdating: false,
    onPage: fn(),
    onCreate: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
  globals: { width: '1280px', role: 'admin' },
  parameters: { withoutStates: { Empty: 'a table without rows says so itself: NothingYet' } },
} satisfies Meta<typeof CategoriesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table stands already, with its columns. */
export const Loading: Story = {
  args: { view: loading },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('tbody tr').length).toBeGreaterThan(5);
  },
};
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };

/** Ten stand on a page; each opens to those below it. */
export const Ready: Story = {
  parameters: { behaviours: ['COM-435', 'COM-436', 'COM-443'] },
  async play({ canvas, args }) {
    const [head] = canvas.getAllByRole('row');
    const columns = within(head!)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    for (const column of ['Name', 'Description', 'Subcategories', 'Communities', 'Created'])
      await expect(columns).toContain(column);
    await expect(canvas.getByText('1 - 10 of 24')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
    const [child] = first.subCategories;
    await expect(canvas.queryByText(child!.name)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: `Details of ${first.name}` }));
    await expect(canvas.getByRole('table', { name: `Subcategories of ${first.name}` })).toBeVisible();
    await expect(canvas.getByText(child!.name)).toBeVisible();
  },
};

export const NothingYet: Story = {
  args: { view: ready({ communityCategories: [], totalItemCount: 0 }) },
  async play({ canvas }) {
    await expect(canvas.getByText('No categories yet')).toBeVisible();
  },
};

export const LongNames: Story = {
  globals: { width: '360px' },
  args: {
    view: ready({
      communityCategories: tops.map((one) => ({ ...one, name: `${one.name} and neighbouring fields `.repeat(3) })),
      totalItemCount: 24,
    }),
  },
};
export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark', width: '1280px' } };
