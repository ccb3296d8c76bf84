import { profileNames } from '@portal/profiles';
import {
  Badge,
  Button,
  Card,
  Grid,
  Heading,
  IconButton,
  IconBookmark,
  Inline,
  PortalRoot,
  Stack,
  Text,
  Box,
  Link,
} from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

function Sample({ name }: { name: string }) {
  return (
    <Box padding={4}>
      <Card>
        <Stack gap={3}>
          <Inline justify="between">
            <Badge tone="info">New</Badge>
            <IconButton label="Save" icon={IconBookmark} />
          </Inline>
          <Heading level={3}>{name}</Heading>
          <Text>
            Splinting, tendon protocols and <Link href="#lists">theatre lists</Link>.
          </Text>
          <Text size="sm" tone="quiet">
            128 members · 12 new posts
          </Text>
          <Inline>
            <Button tone="primary">Join community</Button>
            <Button>About</Button>
          </Inline>
        </Stack>
      </Card>
    </Box>
  );
}

const meta = {
  title: 'Foundations/Five profiles',
  // It has all brands in it already.
  parameters: { chromatic: { modes: { 'ota light 1280': { profile: 'ota', scheme: 'light', viewport: 1280 } } } },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The five organisations beside each other, each in a root of its own, light above dark. */
export const SideBySide: Story = {
  render: () => (
    <Stack gap={0}>
      {(['light', 'dark'] as const).map((scheme) => (
        <Grid key={scheme} minColumn="sm" gap={0}>
          {profileNames.map((name) => (
            <PortalRoot key={name} theme={name} scheme={scheme}>
              <Sample name={name} />
            </PortalRoot>
          ))}
        </Grid>
      ))}
    </Stack>
  ),
  // Each root here keeps its own theme, so there is no other look to see them in.
  globals: { otherLooks: null },
  play: async ({ canvas }) => {
    const grounds = canvas
      .getAllByRole('button', { name: 'Join community' })
      .map((button) => getComputedStyle(button).backgroundColor);
    await expect(new Set(grounds).size).toBe(profileNames.length * 2);
  },
};

/** One variable of plain CSS recolours everything under it, the dark scheme included. */
export const PlainCssBrand: Story = {
  name: 'Plain CSS brand',
  render: () => (
    <>
      <style>{'#plain-brand .portal-root { --portal-color-brand: #7A1FA2; }'}</style>
      <div id="plain-brand">
        <Grid minColumn="lg" gap={0}>
          {(['light', 'dark'] as const).map((scheme) => (
            <PortalRoot key={scheme} theme="neutral" scheme={scheme}>
              <Sample name={scheme} />
            </PortalRoot>
          ))}
        </Grid>
      </div>
    </>
  ),
  globals: { otherLooks: null },
  play: async ({ canvas }) => {
    const [light, dark] = canvas
      .getAllByRole('button', { name: 'Join community' })
      .map((button) => getComputedStyle(button).backgroundColor);
    const hueOf = (color = '') => Number(/oklch\([\d.]+ [\d.]+ ([\d.]+)/.exec(color)?.[1]);
    await expect(hueOf(light)).toBeCloseTo(313, -1);
    await expect(hueOf(dark)).toBeCloseTo(313, -1);
    await expect(light).not.toBe(dark);
  },
};
