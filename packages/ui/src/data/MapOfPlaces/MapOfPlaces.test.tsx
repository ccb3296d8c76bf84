import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadLeaflet } from './load-leaflet.ts';
import { MapOfPlaces } from './MapOfPlaces.tsx';

vi.mock('./load-leaflet.ts', () => ({ loadLeaflet: vi.fn(() => Promise.reject(new Error('The file is gone.'))) }));

test('where what draws the map could not be fetched it says so, and asks again once it is told to', async () => {
  const tiles = { url: '/tiles/{z}/{x}/{y}.png', attribution: '© Mapmakers', maxZoom: 18 };
  render(
    <MapOfPlaces label="Map" places={[]} tiles={tiles} nameOf={() => ''} nameOfMany={() => ''} onChoose={vi.fn()} />,
  );
  await screen.findByText('The map could not be loaded');
  expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(loadLeaflet).toHaveBeenCalledTimes(2));
  await screen.findByText('The map could not be loaded');
});
