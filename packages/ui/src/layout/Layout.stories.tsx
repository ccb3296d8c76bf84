import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/Button/Button.tsx';
import { Card } from './Card/Card.tsx';
import { Heading } from '../foundations/Heading/Heading.tsx';
import { SkeletonPost } from '../feedback/Skeleton/skeletons.tsx';
import { Text } from '../foundations/Text/Text.tsx';
import { Box } from './Box.tsx';
import { Divider } from './Divider.tsx';
import { Grid } from './Grid.tsx';
import { Inline } from './Inline.tsx';
import { PageLayout } from './PageLayout.tsx';
import { Section } from './Section.tsx';
import { Spread } from './Spread.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Foundations/Layout',
  component: PageLayout,
  args: { children: null },
  parameters: {
    usage: {
      use: [
        'To place components: Stack under each other, Inline beside, Grid in columns, Spread to both ends.',
        'PageLayout for every page: it sets width, header and side.',
      ],
      avoid: [
        'A margin of a component’s own: spacing belongs to the parent.',
        'A box around a section: space groups, lines separate lists.',
      ],
    },
  },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

function Tile({ children }: { children: string }) {
  return (
    <Box surface="brandSoft" padding={3}>
      <Text size="sm">{children}</Text>
    </Box>
  );
}

const header = (
  <Spread>
    <Heading level={1}>Hand Therapy</Heading>
    <Button tone="primary">Create post</Button>
  </Spread>
);

/** A page with a side panel of 336 px, which goes below where there is no space beside. */
export const PageWithPanel: Story = {
  parameters: { behaviours: ['PLT-780'] },
  render: () => (
    <PageLayout header={header} side={<Tile>The side panel</Tile>}>
      <Stack>
        <SkeletonPost />
        <SkeletonPost />
      </Stack>
    </PageLayout>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The side panel').closest('div')?.parentElement?.clientWidth).toBe(336);
  },
};

/** What is read first stands beside the content all the same; on a phone it stands above. */
export const PanelReadFirst: Story = {
  render: () => (
    <PageLayout side={<Tile>The side panel</Tile>} isSideFirst>
      <Tile>The content</Tile>
    </PageLayout>
  ),
  play: async ({ canvas }) => {
    const [side, content] = [canvas.getByText('The side panel'), canvas.getByText('The content')];
    await expect(side.compareDocumentPosition(content)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(side.getBoundingClientRect().left).toBeGreaterThan(content.getBoundingClientRect().left);
    await expect(side.getBoundingClientRect().top).toBe(content.getBoundingClientRect().top);
  },
};

/** However wide the screen, content keeps to the width that its page asks for. */
export const Widths: Story = {
  parameters: { behaviours: ['PLT-776', 'PLT-777', 'PLT-778', 'PLT-779'] },
  render: () => (
    <div style={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="Widths">
      <div style={{ inlineSize: '2400px' }}>
        {(['narrow', 'small', 'medium', 'large', 'full'] as const).map((width) => (
          <PageLayout key={width} width={width}>
            <Tile>{width}</Tile>
          </PageLayout>
        ))}
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const tile = (width: string) => canvas.getByText(width).parentElement;
    const page = (width: string) => tile(width)?.parentElement?.getBoundingClientRect().width;
    await expect(tile('narrow')?.getBoundingClientRect().width).toBe(640);
    await expect(tile('small')?.getBoundingClientRect().width).toBe(880);
    await expect(tile('medium')?.getBoundingClientRect().width).toBe(1080);
    await expect(tile('large')?.getBoundingClientRect().width).toBe(1280);
    await expect(page('full')).toBe(1920);
  },
};

export const StacksAndLines: Story = {
  render: () => (
    <PageLayout>
      <Section title="A stack" description="Things under each other, evenly spaced.">
        <Stack gap={2}>
          <Tile>One</Tile>
          <Tile>Two</Tile>
        </Stack>
      </Section>
      <Divider />
      <Section title="A line" actions={<Button size="sm">See all</Button>}>
        <Inline gap={3}>
          <Tile>One</Tile>
          <Tile>Two</Tile>
          <Tile>Three</Tile>
        </Inline>
      </Section>
      <Section title="A grid">
        <Grid minColumn="sm">
          {['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => (
            <Tile key={name}>{name}</Tile>
          ))}
        </Grid>
      </Section>
    </PageLayout>
  ),
};

export const Surfaces: Story = {
  render: () => (
    <PageLayout>
      <Grid minColumn="sm">
        {(['none', 'raised', 'sunken', 'brandSoft'] as const).map((surface) => (
          <Box key={surface} surface={surface} padding={5} hasBorder={surface === 'raised'}>
            <Text>{surface}</Text>
          </Box>
        ))}
        <Card>
          <Text>A card, for what can be opened</Text>
        </Card>
      </Grid>
    </PageLayout>
  ),
};
