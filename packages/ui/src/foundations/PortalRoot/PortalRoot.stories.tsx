import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BackLink } from '../../navigation/BackLink/BackLink.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { MenuButton } from '../../actions/MenuButton/MenuButton.tsx';
import { onSurface } from '../story-surface.tsx';
import { Text } from '../Text/Text.tsx';
import { contrastOf } from '../theme/contrast.ts';
import { PortalRoot } from './PortalRoot.tsx';

const meta = {
  title: 'Foundations/PortalRoot',
  component: PortalRoot,
  args: { children: null },
  parameters: {
    usage: {
      use: [
        'Once around everything of the portal, also when a feature is embedded in another site.',
        'With `scheme="auto"` unless people choose for themselves.',
      ],
      avoid: ['Around a single component: an app has one root.'],
    },
  },
} satisfies Meta<typeof PortalRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

function Sample() {
  return (
    <Card>
      <Stack>
        <Heading level={2}>Hand Therapy</Heading>
        <Text>Splinting, tendon protocols and the odd rant about theatre lists.</Text>
        <Inline>
          <Button tone="primary">Join Community</Button>
          <MenuButton label="More" items={[{ id: 'copy', label: 'Copy link' }]} />
        </Inline>
      </Stack>
    </Card>
  );
}

/** One plain CSS variable of the page that embeds a portal recolours all of it, dark included. */
export const RecolouredByTheEmbedder: Story = {
  render: () => (
    <>
      <style>{'#embedder .portal-root { --portal-color-brand: #7A1FA2; }'}</style>
      <div id="embedder">
        {(['light', 'dark'] as const).map((scheme) => (
          <PortalRoot key={scheme} scheme={scheme} theme="neutral">
            <Sample />
          </PortalRoot>
        ))}
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const [light, dark] = canvas.getAllByRole('button', { name: 'Join Community' });
    const ground = (element: HTMLElement | undefined) => (element ? getComputedStyle(element).backgroundColor : '');
    const hue = (color: string) => Number(/oklch\([\d.]+ [\d.]+ ([\d.]+)/.exec(color)?.[1]);
    await expect(hue(ground(light))).toBeCloseTo(313, -1);
    await expect(hue(ground(dark))).toBeCloseTo(313, -1);
    await expect(ground(light)).not.toBe(ground(dark));
  },
};

const profileColors = ['#2FA775', '#EC6D19', '#004C58'];

/** A profile's colour alone is enough: buttons get a tone of it on which their words can be read, in both schemes. */
export const ColourOfTheProfile: Story = {
  render: () => (
    <>
      {profileColors.flatMap((brandColor) =>
        (['light', 'dark'] as const).map((scheme) => (
          <PortalRoot key={brandColor + scheme} scheme={scheme} brandColor={brandColor}>
            <Sample />
          </PortalRoot>
        )),
      )}
    </>
  ),
  play: async ({ canvas }) => {
    const looks = canvas
      .getAllByRole('button', { name: 'Join Community' })
      .map((button) => getComputedStyle(button))
      .map(({ color, backgroundColor }) => ({ color, backgroundColor }));
    await expect(new Set(looks.map(({ backgroundColor }) => backgroundColor)).size).toBe(looks.length);
    for (const { color, backgroundColor } of looks)
      await expect(contrastOf(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
  },
};

/** The page's own variable wins over the profile's colour, and so does a theme. */
export const TheHostsColourWins: Story = {
  render: () => (
    <>
      <style>{'#host .portal-root { --portal-color-brand: #7A1FA2; }'}</style>
      <div id="host">
        <PortalRoot brandColor="#2FA775">
          <Sample />
        </PortalRoot>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const root = canvas.getByRole('button', { name: 'Join Community' }).closest('.portal-root');
    await expect(root && getComputedStyle(root).getPropertyValue('--portal-color-brand')).toBe('#7A1FA2');
  },
};

/** A page that reads from the right: the portal follows unless it is told otherwise, and English words keep their full stop at their end. */
export const FollowsThePage: Story = {
  render: () => (
    <div dir="rtl">
      {([undefined, 'ltr'] as const).map((direction) => (
        <PortalRoot key={direction ?? 'page'} direction={direction}>
          <Text>Splinting and tendons.</Text>
          <BackLink href="/">Back</BackLink>
          <Button>Write to Mia…</Button>
        </PortalRoot>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const roots = [...canvasElement.querySelectorAll('.portal-root .portal-root')];
    await expect(roots.map((root) => getComputedStyle(root).direction)).toEqual(['rtl', 'ltr']);
    for (const words of canvas.getAllByText('Write to Mia…'))
      await expect(placeOf(words, 12).left).toBeGreaterThan(placeOf(words, 0).left);
    for (const words of canvas.getAllByText('Splinting and tendons.')) {
      const stop = placeOf(words, 21);
      await expect(stop.left).toBeGreaterThan(placeOf(words, 0).left);
      const isAtTheEnd = words.closest('[dir]')?.getAttribute('dir') === 'rtl';
      const edge = words.getBoundingClientRect();
      await expect(Math.abs(stop.right - edge.right) < 2).toBe(isAtTheEnd);
    }
  },
};

function placeOf(words: HTMLElement, character: number): DOMRect {
  const range = document.createRange();
  const [text] = words.childNodes;
  if (text === undefined) throw new Error('There are no words');
  range.setStart(text, character);
  range.setEnd(text, character + 1);
  return range.getBoundingClientRect();
}

/** What opens over the page opens inside the root, so that it has its theme. */
export const OverlaysInside: Story = {
  decorators: [onSurface],
  render: () => <Sample />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const menu = () => canvasElement.querySelector('.portal-root [role="menu"]');
    await waitFor(() => expect(menu()?.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
  },
};

/** A menu that is open stays with its button while what is below them grows or shrinks. */
export const OverlayStays: Story = {
  decorators: [onSurface],
  render: () => (
    <>
      <Sample />
      <div data-testid="below" />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    const menu = await canvas.findByRole('menu');
    const below = canvas.getByTestId('below');
    const gap = () => menu.getBoundingClientRect().top - button.getBoundingClientRect().bottom;
    const isBeside = () => gap() >= 0 && gap() < 16;
    await waitFor(() => expect(isBeside()).toBe(true));
    for (const height of ['100rem', '0']) {
      below.style.blockSize = height;
      await expect(isBeside()).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
  },
};

const directions = [
  { page: 'rtl', given: 'ltr', points: 1 },
  { page: 'rtl', given: undefined, points: -1 },
  { page: 'ltr', given: 'rtl', points: -1 },
  { page: 'ltr', given: undefined, points: 1 },
] as const;

/** A root that reads otherwise than its page: its arrows and its drawings point along its own words. */
export const AgainstItsPage: Story = {
  render: () => (
    <div dir="rtl">
      {directions.map(({ page, given }) => (
        <div dir={page} key={`${page} ${given}`}>
          <PortalRoot direction={given}>
            <BackLink href="#communities">{`On a page ${page}, ${given ?? 'as the page'}`}</BackLink>
          </PortalRoot>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const arrows = canvas.getAllByRole('link').map((link) => link.querySelector('svg'));
    const points = () => arrows.map((arrow) => new DOMMatrix(arrow ? getComputedStyle(arrow).transform : '').a);
    await waitFor(() => expect(points()).toEqual(directions.map(({ points: along }) => along)));
  },
};

function Broken(): never {
  throw new Error('The portal cannot be drawn');
}

/** What breaks inside of it is told in its place: the page of the website around it stands. */
export const Breaks: Story = {
  args: { children: <Broken /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This could not be shown')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
