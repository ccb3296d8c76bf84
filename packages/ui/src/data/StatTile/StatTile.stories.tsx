import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { IconCalendar, IconClock, IconUsers } from '../../foundations/icons/icons.ts';
import { Grid } from '../../layout/Grid.tsx';
import { longName, onSurface } from '../../foundations/story-surface.tsx';
import { StatTile } from './StatTile.tsx';

const meta = {
  title: 'Components/Data/StatTile',
  component: StatTile,
  decorators: [onSurface],
  args: {
    label: 'Members',
    value: '1,204',
    change: { direction: 'up', words: '12 more than in October', tone: 'positive' },
    note: 'As of today',
  },
  render: (args) => (
    <Grid minColumn="sm">
      <StatTile {...args} />
    </Grid>
  ),
  parameters: {
    usage: {
      use: [
        'For one figure that someone comes back to: members, hours, requests that wait.',
        'Say the change in words; the arrow and the colour only repeat them.',
      ],
      avoid: [
        'For a figure on its way to a target: use ProgressRing or ProgressBar instead.',
        'For how a figure went over time: use LineChart instead.',
        'For facts that are not figures: use DescriptionList instead.',
      ],
    },
  },
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 more than in October')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Good, bad and neither; with a link, with an icon, with nothing but a figure. */
export const SideBySide: Story = {
  render: () => (
    <Grid minColumn="sm" as="ul">
      <StatTile
        as="li"
        label="Members"
        value="1,204"
        icon={IconUsers}
        href="/members"
        change={{ direction: 'up', words: '12 more than in October', tone: 'positive' }}
      />
      <StatTile
        as="li"
        label="Reports overdue"
        value="7"
        icon={IconClock}
        href="/reports"
        change={{ direction: 'up', words: '3 more than last week', tone: 'critical' }}
      />
      <StatTile
        as="li"
        label="Events this month"
        value="18"
        icon={IconCalendar}
        change={{ direction: 'same', words: 'As many as in October' }}
        note="4 are online"
      />
      <StatTile
        as="li"
        label="CPD hours"
        value="14.5"
        change={{ direction: 'down', words: '2 fewer than this time last year', tone: 'neutral' }}
      />
      <StatTile as="li" label="Invoices to pay" value="0" note="Nothing is owed" />
    </Grid>
  ),
};

/** A tile that opens is one link, named by its label. */
export const Keyboard: Story = {
  args: { href: '/members' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Members' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/members');
    const figure = canvas.getByText('1,204').getBoundingClientRect();
    await expect(document.elementFromPoint(figure.x + 4, figure.y + 4)).toBe(link);
  },
};

export const HoverFocusPressed: Story = {
  args: { href: '/members' },
  render: (args) => <StatTile {...args} />,
  parameters: { forcedStates: { part: 'a' } },
};

/** As tall as the tile that comes, so that nothing jumps. */
export const Loading: Story = {
  render: (args) => (
    <Grid minColumn="sm">
      <div data-testid="loading">
        <StatTile {...args} isLoading />
      </div>
      <div data-testid="ready">
        <StatTile {...args} />
      </div>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const heightOf = (id: string) => canvas.getByTestId(id).firstElementChild?.scrollHeight ?? 0;
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(Math.abs(heightOf('loading') - heightOf('ready'))).toBeLessThanOrEqual(2);
  },
};

export const LongText: Story = {
  args: {
    label: `Members of ${longName}`,
    value: '$1,204,350,000.00',
    change: { direction: 'up', words: `1,000,000 more than in ${longName}`, tone: 'positive' },
    note: longName,
    icon: IconUsers,
    href: '/members',
  },
};

export const Narrow: Story = { ...SideBySide, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { ...SideBySide, globals: { direction: 'rtl' } };
