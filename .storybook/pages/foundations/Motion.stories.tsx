import { Button, PageLayout, Section, Stack, Text } from '@portal/ui';
import { vars } from '@portal/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { moved, moving } from '../pages.css.ts';
import { variableOf } from './live-color.ts';

const uses = {
  quick: 'Hover, press and focus.',
  enter: 'What opens: it comes 4–8 px and fades in.',
  leave: 'What closes: a little faster than it came.',
  progress: 'The only thing that loops.',
};

function Motion() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <PageLayout width="medium">
      <Section
        title="Motion"
        description="It shows where something came from, and never keeps anybody waiting. Whoever asked their device for less motion gets none."
        actions={<Button onPress={() => setIsMoved(!isMoved)}>Move them</Button>}
      >
        <Stack gap={6}>
          {(['quick', 'enter', 'leave', 'progress'] as const).map((name) => (
            <Stack key={name} gap={2}>
              <div
                className={isMoved ? `${moving} ${moved}` : moving}
                style={{
                  transition: `transform ${vars.duration[name]} ${name === 'leave' ? vars.ease.in : vars.ease.out}`,
                }}
              />
              <Text size="sm">
                {variableOf(vars.duration[name])}: {uses[name]}
              </Text>
            </Stack>
          ))}
        </Stack>
      </Section>
    </PageLayout>
  );
}

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Page: StoryObj<typeof meta> = {
  name: 'Motion',
  render: () => <Motion />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Move them' })).toHaveFocus();
  },
};
