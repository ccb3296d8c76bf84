import { Grid, Link, PageLayout, Section, Stack, Text, Heading, Card } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allModes } from '../../chromatic-modes.ts';

const places = [
  ['foundations-colour--tokens', 'Foundations', 'Colour, type, space, motion, icons and how we write.'],
  ['theme-from-a-brand-colour--page', 'Theme from a brand colour', 'Try an organisation’s colour on real screens.'],
  ['patterns-form--page', 'Patterns', 'Form, list, detail, wizard and moderation queue.'],
  ['atlas-states--page', 'State atlas', 'Every screen in every state it can be in.'],
  ['atlas-errors--page', 'Error atlas', 'Every failure, its words and the call behind it.'],
  ['components-actions-button--primary', 'Components', 'When to take which, and all their states.'],
] as const;

const principles = [
  ['One thing matters most', 'Each screen has one. It has the most room and the only filled button.'],
  ['People come first', 'Faces, names and roles lead. Facts about them follow in one quiet line.'],
  ['Space groups, lines separate lists', 'No box inside a box. A card is something that can be opened.'],
  ['Say what happens next', 'An empty page shows the first step, an error the way on. Buttons are verbs.'],
  ['Nothing jumps', 'What loads has its height already. What is being read stays where it is.'],
  [
    'Fast is a look',
    'Show the outcome at once where it can be taken back, and waiting on the button that was pressed.',
  ],
] as const;

const meta = {
  title: 'Introduction',
  tags: ['!autodocs'],
  parameters: { chromatic: { modes: allModes } },
} satisfies Meta;

export default meta;

export const Page: StoryObj<typeof meta> = {
  name: 'Introduction',
  render: () => (
    <PageLayout width="medium">
      <Stack gap={10}>
        <Stack gap={3}>
          <Heading level={1} size="3xl">
            A member’s second home
          </Heading>
          <Text size="lg" tone="quiet" isMeasured>
            Calm, legible and quick. Members come between two clients, for a minute; moderators stay for an hour. What
            they come for is the picture, and everything else steps back.
          </Text>
        </Stack>
        <Section title="Where to go">
          <Grid>
            {places.map(([story, title, text]) => (
              <Card key={story}>
                <Stack gap={2}>
                  <Link href={`?path=/story/${story}`} target="_blank" isStandalone>
                    {title}
                  </Link>
                  <Text size="sm" tone="quiet">
                    {text}
                  </Text>
                </Stack>
              </Card>
            ))}
          </Grid>
        </Section>
        <Section title="What we go by">
          <Grid minColumn="lg" gap={6}>
            {principles.map(([title, text]) => (
              <Stack key={title} gap={1}>
                <Heading level={3}>{title}</Heading>
                <Text tone="quiet">{text}</Text>
              </Stack>
            ))}
          </Grid>
        </Section>
        <Section title="The toolbar">
          <Text isMeasured>
            Above each story you choose the organisation, light or dark, the direction of reading, who is looking and
            how wide the portal is. The address carries the choice, so a link shows others what you see.
          </Text>
        </Section>
      </Stack>
    </PageLayout>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
