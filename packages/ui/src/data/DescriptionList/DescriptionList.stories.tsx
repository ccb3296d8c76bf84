import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { expectReadsFromLeft } from '../../foundations/story-direction.ts';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Components/Data/DescriptionList',
  component: DescriptionList,
  decorators: [onSurface],
  args: {
    items: [
      { term: 'Member since', description: '4 March 2019' },
      { term: 'Membership', description: <Badge tone="positive">Full member</Badge> },
      { term: 'Email', description: <Link href="mailto:priya@example.org">priya@example.org</Link> },
      { term: 'Phone', description: 'Not given' },
    ],
  },
  parameters: {
    usage: {
      use: ['For the facts of one thing: a profile, an event, an invoice.', 'Stacked in side panels.'],
      avoid: [
        'For the same facts of many things: use a table instead.',
        'For two or three facts that need no names: use MetaLine instead.',
        'For figures that matter most: use StatTile instead.',
      ],
    },
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheirNames: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Member since',
      'Membership',
      'Email',
      'Phone',
    ]);
    await expect(canvas.getAllByRole('definition')).toHaveLength(4);
  },
};
export const Stacked: Story = { args: { isStacked: true } };
/** As close as the words of a sentence. */
export const Inline: Story = {
  args: { isInline: true, items: [{ term: 'Type', description: 'Practice guides' }] },
  play: async ({ canvas }) => {
    const term = canvas.getByRole('term').getBoundingClientRect();
    const description = canvas.getByRole('definition').getBoundingClientRect();
    await expect(description.left - term.right).toBeLessThan(24);
  },
};
export const One: Story = { args: { items: [{ term: 'Member since', description: '4 March 2019' }] } };
export const LongText: Story = {
  args: {
    items: [
      { term: longName, description: longName },
      { term: 'Website', description: `https://example.org/${longName.replaceAll(' ', '-')}` },
    ],
  },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: ({ canvas }) => expectReadsFromLeft(canvas.getByText('4 March 2019')),
};
