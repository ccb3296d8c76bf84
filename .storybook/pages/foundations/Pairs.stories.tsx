import { PageLayout, Section, Grid, Stack, Text } from '@portal/ui';
import { contrastOf, contrastPairs, vars, type ColorName } from '@portal/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pair as pairClass } from '../pages.css.ts';
import { liveColors, variableOf } from './live-color.ts';
import { useLive } from './use-live.ts';

function measuredIn(element: HTMLElement) {
  const names = [...new Set(contrastPairs.flatMap(({ front, back }) => [front, back]))];
  const values = liveColors(
    element,
    names.map((name) => variableOf(vars.color[name])),
  );
  const colorOf = (name: ColorName) => values[names.indexOf(name)] ?? '';
  return contrastPairs.map((pair) => ({ ...pair, contrast: contrastOf(colorOf(pair.front), colorOf(pair.back)) }));
}

function Pairs() {
  const { ref, value } = useLive(measuredIn);
  return (
    <div ref={ref}>
      <PageLayout>
        <Section
          title="Pairs"
          description="Everything that is put on something else, with its contrast now. Text needs 4.5, signs and borders 3."
        >
          <Grid minColumn="sm" gap={3}>
            {value?.map(({ front, back, least, contrast }) => (
              <Stack key={`${front} ${back}`} gap={1}>
                <div
                  className={pairClass}
                  style={{ color: vars.color[front], background: vars.color[back] }}
                  aria-hidden
                >
                  {least === 3 ? '●' : 'Aa'}
                </div>
                <Text size="xs">
                  {front} on {back}
                </Text>
                <Text size="xs" tone={contrast < least ? 'critical' : 'quiet'}>
                  <span data-contrast={contrast} data-least={least}>
                    {contrast.toFixed(1)} : 1, at least {least}
                  </span>
                </Text>
              </Stack>
            ))}
          </Grid>
        </Section>
      </PageLayout>
    </div>
  );
}

const meta = { title: 'Foundations/Colour pairs', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {
  render: () => <Pairs />,
  play: async ({ canvasElement }) => {
    const found = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-contrast]')];
    await waitFor(() => expect(found()).toHaveLength(contrastPairs.length));
    // Rounded to a byte a part, as on the screen.
    const low = found().filter(({ dataset }) => Number(dataset.contrast) < Number(dataset.least) - 0.05);
    await expect(low.map((element) => element.textContent)).toEqual([]);
  },
};

export const Dark: Story = { ...Light, globals: { scheme: 'dark' } };
