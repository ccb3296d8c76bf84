import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AvatarStack } from '../../people/Avatar/AvatarStack.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { IconArchive, IconStar } from '../../foundations/icons/icons.ts';
import { Grid } from '../../layout/Grid.tsx';
import { MetaLine } from '../MetaLine/MetaLine.tsx';
import { SkeletonCard } from '../../feedback/Skeleton/skeletons.tsx';
import { longName, onSurface, storyPeople } from '../../foundations/story-surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { MediaCard } from './MediaCard.tsx';

const meta = {
  title: 'Components/Data/MediaCard',
  component: MediaCard,
  decorators: [onSurface],
  args: {
    title: 'Hand Therapy',
    href: '/communities/hand-therapy',
    headingLevel: 2,
    description: 'Splinting, tendon protocols and the odd rant about theatre lists.',
    eyebrow: (
      <Text size="xs" tone="quiet" weight="semibold">
        Clinical practice
      </Text>
    ),
    meta: (
      <MetaLine items={[<AvatarStack key="faces" people={storyPeople} size="xs" />, '126 members', 'Open community']} />
    ),
    footer: (
      <Button size="sm" tone="primary">
        Join Community
      </Button>
    ),
    corner: <IconButton label="Favourite" icon={IconStar} size="sm" />,
  },
  render: (args) => (
    <Grid>
      <MediaCard {...args} />
    </Grid>
  ),
  parameters: {
    usage: {
      use: ['For things that are chosen by looking: communities, events, courses, news.'],
      avoid: ['For people: use PersonCard instead.', 'For long lists that are scanned by name: use a table instead.'],
    },
  },
} satisfies Meta<typeof MediaCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a picture the card has a pattern that is always the same for its name. */
export const WithoutPicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hand Therapy' })).toBeVisible();
  },
};

export const Archived: Story = {
  args: {
    badges: (
      <Badge icon={IconArchive} size="sm">
        Archived
      </Badge>
    ),
    footer: undefined,
  },
};

export const SideBySide: Story = {
  render: (args) => (
    <Grid>
      {['Hand Therapy', 'Rural and Remote Practice', 'Paediatrics', longName, 'Mental Health'].map((title) => (
        <MediaCard key={title} {...args} title={title} />
      ))}
      <SkeletonCard />
    </Grid>
  ),
};

/** What is known of each stands at the bottom of its card, however long the words above are. */
export const FactsInLine: Story = {
  args: { footer: null },
  render: (args) => (
    <Grid>
      <MediaCard {...args} />
      <MediaCard {...args} title={longName} description={`${longName}. ${longName}.`} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByText('126 members').map((facts) => facts.getBoundingClientRect());
    await expect(one!.left).toBeLessThan(two!.left);
    await expect(Math.abs(one!.bottom - two!.bottom)).toBeLessThan(1);
  },
};

/** Title, toggle and action are stops of their own; the title opens the card. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Favourite' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Hand Therapy' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Join Community' })).toHaveFocus();
  },
};

export const HoverFocusPressed: Story = {
  render: (args) => <MediaCard {...args} />,
  parameters: { forcedStates: { part: 'h2 a' } },
};

export const TitleAlone: Story = {
  args: {
    description: null,
    eyebrow: null,
    meta: null,
    footer: null,
    corner: null,
    href: undefined,
  },
};
export const Highlighted: Story = { args: { isHighlighted: true } };
export const LongText: Story = {
  args: { title: `${longName}: ${longName}`, description: `${longName}. ${longName}. ${longName}.` },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'mobile1' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
