import { PageLayout, Section, Grid, Stack, Text } from '@portal/ui';
import { contrastOf, contrastPairs, vars, type ContrastPair } from '@portal/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pair } from '../pages.css.ts';
import { liveColor, variableOf } from './live-color.ts';
import { useLive } from './use-live.ts';

function measured({ front, back, least }: ContrastPair, element: HTMLElement) {
  const contrast = contrastOf(
    liveColor(element, variableOf(vars.color[front])),
    liveColor(element, variableOf(vars.color[back])),
  );
  return { front, back, least, contrast };
}

function Pairs() {
  const { ref, value } = useLive((element) => contrastPairs.map((each) => measured(each, element)));
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
                <div className={pair} style={{ color: vars.color[front], background: vars.color[back] }} aria-hidden>
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
