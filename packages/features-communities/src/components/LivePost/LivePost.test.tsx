import { testPortal } from '@portal/kit/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samplePost } from '../../stories/sample-posts.ts';
import { LivePost } from './LivePost.tsx';

const post = samplePost({});

test('a post keeps the place of the notice that it waits until the code of it arrives', async () => {
  const { wrapper } = testPortal();
  const waiting = { ...post, status: 2, canApprove: true } as const;
  render(<LivePost post={waiting} permissions={[]} layout="feed" headingLevel={2} />, { wrapper });
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
  await screen.findByRole('button', { name: /^Approve/ }, { timeout: 20_000 });
  expect(screen.queryByRole('status')).toBeNull();
});

test('an edit that is given up gives the focus back to the menu of the post', async () => {
  const { wrapper } = testPortal();
  render(<LivePost post={{ ...post, canEdit: true }} permissions={[]} layout="feed" headingLevel={2} />, { wrapper });
  fireEvent.click(screen.getByRole('button', { name: /^More actions/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit post' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }, { timeout: 20_000 }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^More actions/ }));
});
