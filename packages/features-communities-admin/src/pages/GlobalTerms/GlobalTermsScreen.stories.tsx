import { loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from '@portal/ui';
import { expect } from 'storybook/test';
import { GlobalTermsScreen } from './GlobalTermsScreen.tsx';

const meta = {
  title: 'Communities/Admin/Global terms/Screen',
  component: GlobalTermsScreen,
  args: {
    view: ready({ html: '<p>Be kind to each other.</p>', version: '1' }),
    children: ({ html }) => <RichText html={html} />,
  },
  globals: { role: 'admin' },
  parameters: { withoutStates: { Empty: 'the editor is there where nothing is written yet' } },
} satisfies Meta<typeof GlobalTermsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above it stand the tabs of the pages that are open to the viewer. */
export const Ready: Story = {
  parameters: { behaviours: ['COM-418', 'COM-419', 'COM-420', 'COM-421', 'COM-422', 'COM-423'] },
  async play({ canvas }) {
    const tabs = canvas.getByRole('navigation', { name: 'Management' });
    await expect([...tabs.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      ...['Communities', 'Categories', 'Tags', 'Managers', 'Global Terms and Conditions', 'FAQ', 'Insight'],
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Global Terms and Conditions');
  },
};

/** Managers keep no terms and name no managers. */
export const TabsOfManagers: Story = {
  globals: { role: 'manager' },
  async play({ canvas }) {
    const tabs = canvas.getByRole('navigation', { name: 'Management' });
    await expect([...tabs.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
      ...['Communities', 'Categories', 'Tags', 'FAQ', 'Insight'],
    ]);
  },
};

export const Loading: Story = { args: { view: loading } };
export const Failed: Story = { args: { view: failedView } };
export const Forbidden: Story = { args: { view: forbiddenView } };
export const Narrow: Story = { globals: { width: '360px' } };
