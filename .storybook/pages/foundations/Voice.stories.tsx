import { PageLayout, Section, Stack, Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cell, scroll, table } from '../pages.css.ts';

const rules = [
  ['Plain and short', 'Words that people use at work, in Australian spelling. One thought a sentence.'],
  ['A button is a verb', 'It says what will happen, with the thing it happens to.'],
  ['Nobody is to blame', 'Say what did not work and what to do now. Never what the reader did wrong.'],
  ['An empty page starts something', 'One line of what will be here, one way to begin.'],
  ['No shouting', 'No capitals for weight and no exclamation marks of our own.'],
  ['Numbers say what they count', 'With the unit and the date that matters.'],
] as const;

const examples = [
  ['Submit', 'Send for approval'],
  ['Are you sure?', 'Delete this post?'],
  ['Yes / No', 'Delete post / Keep post'],
  ['Invalid input', 'Please enter a post title'],
  ['Oops, something broke!', 'Posts could not be loaded. Check your connection, then try again.'],
  ['No data', 'No posts yet. Ask the first question.'],
  ['70 % complete', 'You have 14 of 20 hours. 6 to go by 30 November.'],
  ['Click here', 'Read the guide'],
] as const;

const meta = { title: 'Foundations/Voice', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Page: StoryObj<typeof meta> = {
  name: 'Voice',
  render: () => (
    <PageLayout width="medium">
      <Stack gap={10}>
        <Section title="How we write">
          <Stack gap={5}>
            {rules.map(([title, text]) => (
              <Stack key={title} gap={1}>
                <Text weight="semibold">{title}</Text>
                <Text tone="quiet" isMeasured>
                  {text}
                </Text>
              </Stack>
            ))}
          </Stack>
        </Section>
        <Section title="Rather this">
          <div className={scroll} role="region" aria-label="Examples" tabIndex={0}>
            <table className={table}>
              <thead>
                <tr>
                  <th className={cell}>Instead of</th>
                  <th className={cell}>We write</th>
                </tr>
              </thead>
              <tbody>
                {examples.map(([before, after]) => (
                  <tr key={before}>
                    <td className={cell}>{before}</td>
                    <td className={cell}>{after}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Section>
      </Stack>
    </PageLayout>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Send for approval' })).toBeVisible();
  },
};
