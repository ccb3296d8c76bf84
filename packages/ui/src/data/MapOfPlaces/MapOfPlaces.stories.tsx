import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { onSurface } from '../../foundations/story-surface.tsx';
import type { MapPlace } from './map-place.ts';
import { MapOfPlaces } from './MapOfPlaces.tsx';

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
    await userEvent.click(await canvas.findByRole('button', { name: '6 at 3058' }));
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
    await expect(await canvas.findByRole('button', { name: 'Zoom in' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: / at / })).toBeNull();
  },
};

export const WithoutPictures: Story = {
  args: { tiles: { ...tiles, url: 'data:image/png;base64,AAAA' } },
  async play({ canvas }) {
    await expect(await canvas.findByText('The pictures of the map cannot be reached.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '1 at 6725' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { width: '320px' } };
