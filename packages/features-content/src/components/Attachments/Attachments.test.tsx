import { testPortal } from '@portal/kit/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Attachments } from './Attachments.tsx';

afterEach(cleanup);

function attached(name: string, type: string) {
  const file = { id: name, type, filenameDisk: name, filenameDownload: name, url: `/files/${name}` };
  return { name, file, image: null };
}

const assets = [attached('guide.docx', 'application/msword'), attached('prices.xlsx', 'application/vnd.ms-excel')];

test('a file that is downloaded sends downloadAsset, and so does each of them where all are [SVC-162]', () => {
  const track = vi.fn();
  render(<Attachments assets={assets} onDownloadAll={vi.fn()} />, {
    wrapper: testPortal({ analytics: { track } }).wrapper,
  });
  const file = screen.getByRole('link', { name: 'Download guide.docx' });
  file.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(file);
  expect(track.mock.calls).toEqual([['downloadAsset', { targetId: 'guide.docx' }]]);
  track.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Download all' }));
  expect(track.mock.calls).toEqual([
    ['downloadAsset', { targetId: 'guide.docx' }],
    ['downloadAsset', { targetId: 'prices.xlsx' }],
  ]);
});
