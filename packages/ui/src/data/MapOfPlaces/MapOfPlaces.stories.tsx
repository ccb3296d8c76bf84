import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { SkeletonRegion } from '../../feedback/Skeleton/SkeletonRegion.tsx';
import { onSurface } from '../../foundations/story-surface.tsx';
import type { MapPlace } from './map-place.ts';
import { MapOfPlaces } from './MapOfPlaces.tsx';
import { SkeletonMap } from './SkeletonMap.tsx';

const grid =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path d="M0 0h256v256" fill="none" stroke="gray"/></svg>';
/** Every picture of it is the same. */
const tiles = { url: `data:image/svg+xml,${encodeURIComponent(grid)}`, attribution: '© Mapmakers', maxZoom: 18 };

const brunswick: MapPlace = { id: '3056', latitude: -37.77, longitude: 144.96, total: 2 };
const coburg: MapPlace = { id: '3058', latitude: -37.74, longitude: 144.96, total: 6 };
const broome: MapPlace = { id: '6725', latitude: -17.96, longitude: 122.24, total: 1 };

const meta = {
  title: 'Components/Data/MapOfPlaces',
  component: MapOfPlaces,
  decorators: [onSurface],
  parameters: {
    usage: {
      use: [
        'For where the things of a list are, beside the list: organisations, members where they work.',
        'Import it from `@portal/ui/map`, in a part that loads when somebody opens the map.',
      ],
      avoid: [
        'For the place of one thing: a link to a map of the reader’s own choice does.',
        'For what no list has: whoever does not see the map would not have it.',
      ],
    },
  },
  args: {
    label: 'Map',
    places: [brunswick, coburg, broome],
    tiles,
    nameOf: ({ id, total }) => `${total} at ${id}`,
    nameOfMany: (total, places) => `${total} at ${places} postcodes`,
    onChoose: fn(),
  },
} satisfies Meta<typeof MapOfPlaces>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Places that lie over one another are one button, which brings the map nearer. */
export const Places: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('button', { name: '1 at 6725' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '8 at 2 postcodes' }));
    // A second click right after the first would be a double click on the map.
    (await canvas.findByRole('button', { name: '6 at 3058' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('3058');
    await expect(canvas.getByText('© Mapmakers')).toBeVisible();
  },
};

/** The place around which the list beside it is shown. */
export const Chosen: Story = {
  args: { places: [brunswick, broome], chosenId: '6725' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: '1 at 6725' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: '2 at 3056' })).not.toHaveAttribute('aria-current');
  },
};

/** Whoever has no pointer goes from place to place, and is not lost where a button becomes two. */
export const Keyboard: Story = {
  async play({ canvas, args }) {
    const both = await canvas.findByRole('button', { name: '8 at 2 postcodes' });
    both.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Map' })).toHaveFocus());
    const one = await canvas.findByRole('button', { name: '2 at 3056' });
    one.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenLastCalledWith('3056');
  },
};

/** Arrows and buttons move the map, and what was pressed has moved it at once: nothing slides. */
export const Moved: Story = {
  args: { places: [brunswick] },
  async play({ canvas }) {
    const place = await canvas.findByRole('button', { name: '2 at 3056' });
    const start = place.getBoundingClientRect();
    /** How far the place is from where it was first, to the nearest ten pixels. */
    const away = () => {
      const { x, y } = place.getBoundingClientRect();
      return [x - start.x, y - start.y].map((by) => Math.round(by / 10) * 10 + 0);
    };
    const map = canvas.getByRole('group', { name: 'Map' });
    map.focus();
    // The map knows an arrow by its number.
    await fireEvent.keyDown(map, { key: 'ArrowRight', keyCode: 39 });
    await expect(away()).toEqual([-80, 0]);
    await fireEvent.keyDown(map, { key: 'ArrowLeft', keyCode: 37 });
    await expect(away()).toEqual([0, 0]);
    const third = Math.round(map.clientWidth / 30) * 10;
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Move east');
    await expect(away()).toEqual([-third, 0]);
    await press('Move west');
    await expect(away()).toEqual([0, 0]);
    await press('Move south');
    await expect(away()[1]).toBeLessThan(-100);
    await press('Move north');
    await expect(away()).toEqual([0, 0]);
  },
};

/** A mouse drags the map. A finger does not: the page is scrolled by it, and two move the map. */
export const OneFinger: Story = {
  args: { places: [brunswick] },
  async play({ canvas }) {
    const place = await canvas.findByRole('button', { name: '2 at 3056' });
    const map = canvas.getByRole('group', { name: 'Map' });
    await expect(getComputedStyle(map).touchAction).toBe('pan-x pan-y');
    const { x, y } = map.getBoundingClientRect();
    const before = place.getBoundingClientRect().x;
    const drag = async (pointerType: 'mouse' | 'touch') => {
      const at = (by: number) => ({ clientX: x + 20 + by, clientY: y + 20, button: 0, which: 1, pointerType });
      await fireEvent.pointerDown(map, at(0));
      await fireEvent.mouseDown(map, at(0));
      await fireEvent.mouseMove(map, at(60));
      await fireEvent.mouseUp(map, at(60));
    };
    await drag('touch');
    await expect(Math.round(place.getBoundingClientRect().x - before)).toBe(0);
    await drag('mouse');
    await expect(Math.round(place.getBoundingClientRect().x - before)).toBe(60);
  },
};

/** As tall while it loads as it is then. */
export const Loading: Story = {
  render: (args) => (
    <>
      <SkeletonRegion label="Soon">
        <SkeletonMap />
      </SkeletonRegion>
      <MapOfPlaces {...args} />
    </>
  ),
  async play({ canvas }) {
    await canvas.findByRole('button', { name: '1 at 6725' });
    const skeleton = canvas.getByText('Soon').nextElementSibling?.firstElementChild;
    const map = canvas.getByRole('group', { name: 'Map' }).parentElement?.parentElement;
    await expect(skeleton?.getBoundingClientRect().height).toBeGreaterThan(200);
    await expect(skeleton?.getBoundingClientRect().height).toBe(map?.getBoundingClientRect().height);
  },
};

export const HoverFocusPressed: Story = {
  parameters: {
    forcedStates: {
      hover: '[aria-label="1 at 6725"]',
      focus: '[aria-label="8 at 2 postcodes"]',
      pressed: '[aria-label="Zoom in"]',
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: '1 at 6725' })).toBeVisible();
  },
};

/** As far in as there are pictures, and back. */
export const Zoomed: Story = {
  args: { places: [brunswick], tiles: { ...tiles, maxZoom: 13, attributionUrl: 'https://maps.example.org' } },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: '2 at 3056' });
    const nearer = canvas.getByRole('button', { name: 'Zoom in' });
    await userEvent.click(nearer);
    await waitFor(() => expect(nearer).toBeDisabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(nearer).toBeEnabled());
    await expect(canvas.getByRole('link', { name: '© Mapmakers' })).toHaveAttribute('href', 'https://maps.example.org');
  },
};

export const Nowhere: Story = {
  args: { places: [] },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Zoom in' })).toBeEnabled());
    await expect(canvas.queryByRole('button', { name: / at / })).toBeNull();
  },
};

export const WithoutPictures: Story = {
  args: { tiles: { ...tiles, url: 'data:image/png;base64,AAAA' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('The pictures of the map cannot be reached.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '1 at 6725' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '320px' } };
