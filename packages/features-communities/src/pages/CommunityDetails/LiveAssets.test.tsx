import { testPortal } from '@portal/kit/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleAssets, sampleFolder } from '@portal/stories/samples/library';
import { LiveAssets } from './LiveAssets.tsx';

afterEach(() => void vi.unstubAllGlobals());

test('a file of a folder that is downloaded sends downloadAsset, a link that is followed does not', async () => {
  vi.stubGlobal('fetch', (address: string | Request) => {
    const { pathname } = new URL(typeof address === 'string' ? address : address.url, 'https://portal.example');
    return Promise.resolve(
      Response.json(pathname.endsWith('/asset') ? { assets: sampleAssets } : { folders: [sampleFolder()] }),
    );
  });
  const track = vi.fn();
  render(<LiveAssets communityId="c-1" />, { wrapper: testPortal({ analytics: { track } }).wrapper });
  const link = await screen.findByRole('link', { name: /^Splinting videos/ });
  const file = screen.getByRole('link', { name: 'Download Flexor tendon repair, zone II' });
  for (const one of [link, file]) one.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(track).not.toHaveBeenCalled();
  fireEvent.click(file);
  expect(track.mock.calls).toEqual([['downloadAsset', { targetId: 'asset-1' }]]);
});
