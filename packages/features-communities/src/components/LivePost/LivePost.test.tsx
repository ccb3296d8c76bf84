import { testPortal } from '@portal/kit/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { sampleCommunity } from '@portal/stories/samples/communities';
import { samplePost } from '@portal/stories/samples/posts';
import { LiveCommunityCard } from '../CommunityCard/LiveCommunityCard.tsx';
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

test('a post and the card of a community are not drawn again with the list that they stand in', () => {
  const { wrapper } = testPortal();
  const read = vi.fn();
  const watch = <Entity extends object>(entity: Entity) =>
    new Proxy(entity, { get: (target, name, it) => (read(name), Reflect.get(target, name, it)) });
  const [watchedPost, watchedCommunity] = [watch(post), watch(sampleCommunity({}))];
  const none: readonly string[] = [];
  function List() {
    const [presses, setPresses] = useState(0);
    return (
      <>
        <button onClick={() => setPresses(presses + 1)}>Pressed {presses} times</button>
        <LivePost post={watchedPost} permissions={none} layout="feed" headingLevel={2} />
        <LiveCommunityCard community={watchedCommunity} />
      </>
    );
  }
  render(<List />, { wrapper });
  expect(read).toHaveBeenCalled();
  read.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Pressed 0 times' }));
  expect(screen.getByRole('button', { name: 'Pressed 1 times' })).toBeTruthy();
  expect(read).not.toHaveBeenCalled();
});

test('an edit that is given up gives the focus back to the menu of the post', async () => {
  const { wrapper } = testPortal();
  render(<LivePost post={{ ...post, canEdit: true }} permissions={[]} layout="feed" headingLevel={2} />, { wrapper });
  fireEvent.click(screen.getByRole('button', { name: /^More actions/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit post' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }, { timeout: 20_000 }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^More actions/ }));
});
