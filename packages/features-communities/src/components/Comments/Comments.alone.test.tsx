import { testPortal } from '@portal/kit/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sampleComment, samplePost } from '@portal/stories/samples/posts';
import { Comments } from './Comments.tsx';

// The code of the editor comes when it is wanted: here before the tests, which a busy machine would make wait for it.
beforeAll(() => import('@portal/ui/rich-text-editor'), 60_000);
afterEach(() => void vi.restoreAllMocks());

function PostPage() {
  const [isWriting, setWriting] = useState(false);
  const post = samplePost();
  const permissions = ['commentCreate', 'commentEdit'];
  return <Comments post={post} permissions={permissions} isWriting={isWriting} onWritingChange={setWriting} />;
}

test.each([
  ['a comment', async () => begin('Write a comment…'), 'Write a comment…'],
  ['an answer', async () => begin(/^Reply to/), /^Reply to/],
  ['an edit', async () => edit(), /^Actions for/],
] as const)('%s that is given up gives the focus back to where it was begun', async (_, open, place) => {
  const comments = [sampleComment({ canEdit: true })];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ comments, members: [], total: 1 }));
  const { wrapper } = testPortal();
  render(<PostPage />, { wrapper });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: place }));
});

async function begin(name: string | RegExp) {
  fireEvent.click(await screen.findByRole('button', { name }));
}

async function edit() {
  await begin(/^Actions for/);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
}
