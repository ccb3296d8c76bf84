import { Badge, Grid, Heading, Inline, Link, PageLayout, Section, Select, Stack, Text } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { catalogue } from '../../catalogue/catalogue.ts';
import { stateNames, type ScreenStates } from '../../catalogue/screen-states.ts';
import { placeOf } from '../frame/story-address.ts';
import { StoryFrame } from '../frame/StoryFrame.tsx';
import { chooser } from '../pages.css.ts';

const widths = {
  phone: { label: 'Phone, 360', width: 360, height: 640, renderedWidth: 240 },
  tablet: { label: 'Tablet, 768', width: 768, height: 900, renderedWidth: 320 },
  desktop: { label: 'Desktop, 1280', width: 1280, height: 860, renderedWidth: 400 },
};
type WidthName = keyof typeof widths;
const isWidth = (name: string): name is WidthName => Object.hasOwn(widths, name);

interface AtlasProps {
  globals: Readonly<Record<string, string>>;
}

function Atlas({ globals }: AtlasProps) {
  const [width, setWidth] = useState<WidthName>('desktop');
  const areas = [...new Set(catalogue.screens.map(({ area }) => area))];
  return (
    <PageLayout width="full">
      <Stack gap={10}>
        <Stack gap={4}>
          <Heading level={1}>Every screen in every state</Heading>
          <Text tone="quiet" isMeasured>
            {catalogue.screens.length} screens. The list is read from their stories, and each picture is the live story,
            in the organisation and scheme of the toolbar.
          </Text>
          <div className={chooser}>
            <Select
              label="Width"
              value={width}
              options={Object.entries(widths).map(([value, { label }]) => ({ value, label }))}
              onChange={(value) => {
                if (value !== null && isWidth(value)) setWidth(value);
              }}
            />
          </div>
        </Stack>
        {areas.map((area) => (
          <Section key={area} title={area}>
            <Stack gap={8}>
              {catalogue.screens
                .filter((screen) => screen.area === area)
                .map((screen) => (
                  <Screen key={screen.title} screen={screen} size={widths[width]} globals={globals} />
                ))}
            </Stack>
          </Section>
        ))}
      </Stack>
    </PageLayout>
  );
}

interface ScreenProps extends AtlasProps {
  screen: ScreenStates;
  size: { width: number; height: number; renderedWidth: number };
}

function Screen({ screen, size, globals }: ScreenProps) {
  return (
    <Stack gap={3}>
      <Heading level={3}>{screen.title}</Heading>
      <Grid minColumn="md" gap={4}>
        {stateNames.map((name) => {
          const state = screen.states[name];
          return (
            <Stack key={name} gap={2}>
              {'storyId' in state ? (
                <>
                  <Link href={placeOf(state.storyId)} target="_blank" isStandalone>
                    {name}
                  </Link>
                  <StoryFrame {...size} storyId={state.storyId} title={`${screen.title}: ${name}`} globals={globals} />
                </>
              ) : (
                <>
                  <Text weight="semibold">{name}</Text>
                  <Text size="sm" tone="quiet">
                    {state.reason}
                  </Text>
                </>
              )}
            </Stack>
          );
        })}
      </Grid>
      <Inline gap={3}>
        {screen.others.map(({ storyId, name }) => (
          <Link key={storyId} href={placeOf(storyId)} target="_blank" tone="quiet" isStandalone>
            {name}
          </Link>
        ))}
        {screen.others.length === 0 ? null : <Badge>{screen.others.length} more</Badge>}
      </Inline>
    </Stack>
  );
}

const meta = {
  title: 'Atlas/States',
  // It mounts every screen, each of which is tested where it stands; catalogue.test.ts tests what is listed here.
  tags: ['!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;

export const Page: StoryObj<typeof meta> = {
  name: 'States',
  render: (_args, { globals: { profile, scheme, direction } }) => (
    <Atlas globals={{ profile: String(profile), scheme: String(scheme), direction: String(direction) }} />
  ),
};
