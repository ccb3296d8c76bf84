import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from '../../data/DescriptionList/DescriptionList.tsx';
import { onSurface } from '../../foundations/story-surface.tsx';
import { MailAddress } from './MailAddress.tsx';

const address = 'priyadarshini.raghunathan@rehabilitation.example.org';

const meta = {
  title: 'Components/People/MailAddress',
  component: MailAddress,
  decorators: [onSurface],
  args: { children: 'ana.costa@example.org' },
  parameters: {
    usage: {
      use: ['Wherever an e-mail address is read: in a list of facts, a table, a link that writes to it.'],
      avoid: ['In a field: a field does not break what stands in it.'],
    },
  },
} satisfies Meta<typeof MailAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is one address for whoever copies or hears it. */
export const Rest: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('ana.costa@example.org')).toBeVisible();
  },
};

/** No word of it is torn where there is room for the words. */
export const Narrow: Story = {
  globals: { width: '360px' },
  args: { children: address },
  render: (args) => <DescriptionList items={[{ term: 'E-mail', description: <MailAddress {...args} /> }]} />,
  async play({ canvas }) {
    const rendered = canvas.getByText(address);
    const lines = new Set([...rendered.getClientRects()].map(({ top }) => top));
    await expect(lines.size).toBeGreaterThan(1);
    for (const part of rendered.childNodes) {
      if (part.nodeType !== Node.TEXT_NODE) continue;
      const range = document.createRange();
      range.selectNodeContents(part);
      await expect(range.getClientRects(), part.textContent ?? '').toHaveLength(1);
    }
  },
};

/** What is no address stands as it was written. */
export const NoAddress: Story = {
  args: { children: '..@' },
  async play({ canvas }) {
    await expect(canvas.getByText('..@')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  ...Narrow,
  globals: { width: '360px', direction: 'rtl' },
};
