import type { Post } from '@portal/api';
import { testPortal } from '@portal/kit/testing';
import { render, screen } from '@testing-library/react';
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
