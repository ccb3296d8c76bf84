import type { Post } from '@portal/api';
import { testPortal } from '@portal/kit/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samplePost } from '../../stories/sample-posts.ts';
import { LivePost } from './LivePost.tsx';

const post = samplePost({});
const pendingEdit: Post['pendingEdit'] = {
  ...post,
  version: 1,
  isOutdated: false,
  title: 'A clearer title',
};

test.each([
  ['a post', { status: 2, canApprove: true }],
  ['a change', { pendingEdit, canApprove: true }],
] as const)('says with the first paint that %s waits, before the code that decides arrives', (_, waits) => {
  const { wrapper } = testPortal();
  render(<LivePost post={{ ...post, ...waits }} permissions={[]} layout="feed" headingLevel={2} />, { wrapper });
  const approve = screen.getByRole('button', { name: /^Approve/ });
  expect(approve.getAttribute('aria-busy')).toBe('true');
});

test('an edit that is given up gives the focus back to the menu of the post', async () => {
  const { wrapper } = testPortal();
  render(<LivePost post={{ ...post, canEdit: true }} permissions={[]} layout="feed" headingLevel={2} />, { wrapper });
  fireEvent.click(screen.getByRole('button', { name: /^More actions/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit post' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }, { timeout: 20_000 }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^More actions/ }));
});
