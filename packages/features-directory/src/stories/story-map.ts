import type { DirectoryPlace } from '@portal/api';

const grid =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path d="M0 0h256v256" fill="none" stroke="gray"/></svg>';

/** A map that needs no server: every picture of it is the same. */
export const storyTiles = {
  url: `data:image/svg+xml,${encodeURIComponent(grid)}`,
  attribution: '© Mapmakers',
  maxZoom: 18,
};

/** Two postcodes that stand beside each other on it. */
export const storyMapPlaces: DirectoryPlace[] = [
  { postCode: '3056', latitude: -37.77, longitude: 144.96, total: 7 },
  { postCode: '3058', latitude: -37.74, longitude: 144.96, total: 1 },
];
