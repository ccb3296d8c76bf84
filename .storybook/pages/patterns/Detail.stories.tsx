import {
  BackLink,
  Badge,
  Button,
  DescriptionList,
  Heading,
  Inline,
  PageLayout,
  Section,
  Spread,
  Stack,
  Text,
} from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const facts = [
  { term: 'When', description: 'Thursday 3 December, 18:00 to 19:30 (Sydney)' },
  { term: 'Where', description: 'Online' },
  { term: 'Price', description: 'Free for members' },
  { term: 'CPD', description: '1.5 hours' },
];

const meta = { title: 'Patterns/Detail', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** The way back, the name, one action; the text at reading measure, the facts beside it and below it on a phone. */
export const Page: StoryObj<typeof meta> = {
  name: 'Detail',
  render: () => (
    <PageLayout
      header={
        <Stack gap={3}>
          <BackLink href="/events">Events</BackLink>
          <Spread>
            <Stack gap={2}>
              <Inline gap={2}>
                <Badge tone="info">Online</Badge>
              </Inline>
              <Heading level={1}>Splinting after flexor tendon repair</Heading>
            </Stack>
            <Button tone="primary">Reserve a place</Button>
          </Spread>
        </Stack>
      }
      side={
        <Section title="Facts">
          <DescriptionList items={facts} />
        </Section>
      }
    >
      <Section title="About">
        <Text isMeasured>
          We changed our protocol in March, and the return to work figures look good. Bring a case that did not go as
          planned: the second half is for those.
        </Text>
      </Section>
    </PageLayout>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events');
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const Narrow: StoryObj<typeof meta> = { ...Page, name: 'Detail on a phone', globals: { width: '360px' } };
