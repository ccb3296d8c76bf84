import { empty, loading, ready } from '@portal/kit';
import { failedView, forbiddenView } from '@portal/kit/testing';
import { lazyComponent } from '@portal/ui';
import type { MapOfPlacesProps } from '@portal/ui/map';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FunctionComponent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { storyMapPlaces, storyTiles } from '../../stories/story-map.ts';
import { PlacesMap } from './PlacesMap.tsx';

const meta = {
  title: 'Directory/Map',
  component: PlacesMap,
  args: { of: 'members', view: ready(storyMapPlaces), tiles: storyTiles, near: '', onChoose: fn() },
} satisfies Meta<typeof PlacesMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { view: loading } };

export const Empty: Story = {
  args: { view: empty },
  async play({ canvas }) {
    await expect(canvas.getByText(/^Nobody of them shows where they work/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { view: failedView },
  async play({ canvas }) {
    await expect(canvas.getByText('What is on the map could not be loaded')).toBeVisible();
  },
};

export const Forbidden: Story = { args: { view: forbiddenView } };

/** Each postcode says how many are there, and leads to them. */
export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(canvas.getByText('8 are on the map, where they work.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '7 members at 3056' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('3056');
    const other = canvas.getByRole('button', { name: '1 member at 3058' });
    other.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('3058');
  },
};

export const Organisations: Story = {
  args: { of: 'organisations' },
  async play({ canvas }) {
    await expect(canvas.getByText('8 of them are on the map.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '7 organisations at 3056' })).toBeVisible();
  },
};

/** A number stands on the map as it is said. */
export const ManyAtOne: Story = {
  args: { of: 'organisations', view: ready([{ postCode: '3056', latitude: -37.77, longitude: 144.96, total: 1200 }]) },
  async play({ canvas }) {
    const place = await canvas.findByRole('button', { name: '1,200 organisations at 3056' });
    await expect(place).toHaveTextContent(/^1,200$/);
  },
};

/** What draws maps could not be fetched: it says so, and can be tried again. */
export const CannotBeDrawn: Story = {
  args: {
    drawing: lazyComponent<FunctionComponent<MapOfPlacesProps>>(() =>
      Promise.reject(new Error('The code of the map could not be fetched.')),
    ),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('The map could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.getByText('8 are on the map, where they work.')).toBeVisible();
  },
};

/** Who draws the map cannot be reached: what is on it stays, and it says where all of it is. */
export const WithoutPictures: Story = {
  args: { tiles: { ...storyTiles, url: 'data:image/png;base64,AAAA' } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^The pictures of the map cannot be reached/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '7 members at 3056' })).toBeVisible();
  },
};
