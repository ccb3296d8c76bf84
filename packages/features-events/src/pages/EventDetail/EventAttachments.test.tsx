import { ready } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EventAttachments } from './EventAttachments.tsx';

afterEach(cleanup);

test('a document of an event that is downloaded sends downloadAsset, a link that is followed does not', () => {
  const track = vi.fn();
  const docs = [{ id: 'a-1', name: 'program.pdf', url: '/files/program.pdf' }];
  const links = [{ id: 'a-2', name: 'Pre-reading', url: 'https://reading.example' }];
  render(<EventAttachments view={ready({ docs, links })} />, { wrapper: testPortal({ analytics: { track } }).wrapper });
  const [file, link] = [/^program\.pdf/, /^Pre-reading/].map((name) => screen.getByRole('link', { name }));
  for (const one of [file, link]) one?.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link!);
  expect(track).not.toHaveBeenCalled();
  fireEvent.click(file!);
  expect(track.mock.calls).toEqual([['downloadAsset', { targetId: 'a-1' }]]);
});
