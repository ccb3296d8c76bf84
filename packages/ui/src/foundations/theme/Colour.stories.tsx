import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../layout/Grid.tsx';
import { PageLayout } from '../../layout/PageLayout.tsx';
import { Section } from '../../layout/Section.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { swatch } from './Colour.css.ts';

const groups = {
  Brand: ['brand', 'brand-solid', 'brand-strong', 'brand-soft', 'brand-border', 'brand-text', 'brand-accent', 'focus'],
  Surfaces: ['surface-page', 'surface-raised', 'surface-sunken', 'surface-overlay', 'surface-hover', 'surface-inverse'],
  Text: ['text-strong', 'text', 'text-quiet', 'text-disabled', 'border', 'border-strong'],
  Info: ['info-soft', 'info-border', 'info-text', 'info-solid'],
  Positive: ['positive-soft', 'positive-border', 'positive-text', 'positive-solid'],
  Caution: ['caution-soft', 'caution-border', 'caution-text', 'caution-solid'],
  Critical: ['critical-soft', 'critical-border', 'critical-text', 'critical-solid'],
  People: ['avatar-1', 'avatar-2', 'avatar-3', 'avatar-4', 'avatar-5', 'avatar-6', 'avatar-7', 'avatar-8'],
  Charts: ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'],
};

function Swatch({ name }: { name: string }) {
  return (
    <Stack gap={1}>
      <div className={swatch} style={{ background: `var(--portal-color-${name})` }} data-color={name} />
      <Text size="xs" tone="quiet">
        --portal-color-{name}
      </Text>
    </Stack>
  );
}

const meta = { title: 'Foundations/Colour' } satisfies Meta;

export default meta;

/** Every colour that an embedder may set. All but the first follow from the brand. */
export const Tokens: StoryObj<typeof meta> = {
  render: () => (
    <PageLayout>
      {Object.entries(groups).map(([title, names]) => (
        <Section key={title} title={title}>
          <Grid minColumn="sm">
            {names.map((name) => (
              <Swatch key={name} name={name} />
            ))}
          </Grid>
        </Section>
      ))}
    </PageLayout>
  ),
  play: async ({ canvasElement }) => {
    const swatches = [...canvasElement.querySelectorAll<HTMLElement>('[data-color]')];
    const empty = swatches.filter((element) => getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)');
    await expect(empty.map((element) => element.dataset.color)).toEqual([]);
  },
};
