import { Grid, PageLayout, Section, Stack, Text } from '@portal/ui';
import { vars } from '@portal/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bar, square } from '../pages.css.ts';
import { variableOf } from './live-color.ts';

const meta = { title: 'Foundations/Space and radius', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** A grid of 4 px: 8–12 inside a control, 20 between fields, 40–48 between sections. */
export const Page: StoryObj<typeof meta> = {
  name: 'Space and radius',
  render: () => (
    <PageLayout width="medium">
      <Stack gap={10}>
        <Section
          title="Space"
          description="The number is the size in steps of 4 px. A parent sets it, never the thing itself."
        >
          <Stack gap={3}>
            {Object.entries(vars.space).map(([name, value]) => (
              <Stack key={name} gap={1}>
                <Text size="xs" tone="quiet">
                  {name} · {variableOf(value)}
                </Text>
                <div className={bar} style={{ inlineSize: value }} data-space={name} />
              </Stack>
            ))}
          </Stack>
        </Section>
        <Section title="Radius" description="8 for controls, 10 for pictures, 14 for cards and dialogs.">
          <Grid minColumn="xs">
            {Object.entries(vars.radius).map(([name, value]) => (
              <Stack key={name} gap={1}>
                <div className={square} style={{ borderRadius: value }} />
                <Text size="xs" tone="quiet">
                  {name}
                </Text>
              </Stack>
            ))}
          </Grid>
        </Section>
        <Section
          title="Shadows"
          description="Only what floats has one: menus, dialogs and toasts. In the dark a border stands for it."
        >
          <Grid minColumn="sm" gap={8}>
            {Object.entries(vars.shadow).map(([name, value]) => (
              <Stack key={name} gap={2}>
                <div className={square} style={{ boxShadow: value, background: vars.color.surfaceOverlay }} />
                <Text size="xs" tone="quiet">
                  {name}
                </Text>
              </Stack>
            ))}
          </Grid>
        </Section>
      </Stack>
    </PageLayout>
  ),
  play: async ({ canvasElement }) => {
    const four = canvasElement.querySelector<HTMLElement>('[data-space="4"]');
    await expect(four?.getBoundingClientRect().width).toBe(16);
  },
};
