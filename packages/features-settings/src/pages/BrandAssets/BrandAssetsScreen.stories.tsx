import { brandLogos } from '@portal/rules';
import { liveMock } from '@portal/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BrandAssetsScreen } from './BrandAssetsScreen.tsx';

const meta = {
  title: 'Settings/Brand assets',
  component: BrandAssetsScreen,
  args: { hrefOf: (file) => `/brand-assets/${file}` },
  parameters: {
    withoutStates: {
      Loading: 'nothing is asked for but its files',
      Empty: 'nothing is asked for but its files',
      Failed: 'nothing is asked for but its files',
      Forbidden: 'nothing is asked for but its files',
    },
  },
  beforeEach: ({ msw }) => msw.use(...liveMock().handlers),
} satisfies Meta<typeof BrandAssetsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { behaviours: ['SVC-065', 'SVC-066', 'SVC-067', 'SVC-068', 'SVC-069', 'SVC-070'] },
  async play({ canvas }) {
    for (const file of ['terms-and-conditions.pdf', 'branding-guidelines.pdf']) {
      await expect(await canvas.findByRole('region', { name: file })).toBeVisible();
      const links = canvas.getAllByRole<HTMLAnchorElement>('link').filter(({ download }) => download === file);
      await expect(links.map(({ pathname }) => pathname)).toContain(`/brand-assets/${file}`);
    }
    await waitFor(() => expect(canvas.getAllByRole('img', { name: /^Logo of/ })).toHaveLength(9));
    for (const file of brandLogos) {
      const link = canvas.getByRole('link', { name: `Download ${file}` });
      await expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([`/brand-assets/${file}`, file]);
    }
  },
};

export const Narrow: Story = { globals: { width: '360px' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
