import { testPortal } from '@portal/kit/testing';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleComment, samplePost } from '@portal/stories/samples/posts';
import { CommentItem } from '../Comments/CommentItem.tsx';
import { PostBody } from './PostBody.tsx';

const html = '<p>Ask <span data-mention="p-007">@Tom Kelly</span>.</p>';
const rights = { edit: false, delete: false, react: false, accept: false, report: false };
const like = { isOn: false, count: 0, toggle: vi.fn() };
const nothing = vi.fn();

const texts = {
  post: <PostBody post={samplePost({ body: html })} href={undefined} headingLevel={1} isShortened={false} />,
  comment: (
    <CommentItem
      comment={sampleComment({ body: html })}
      rights={rights}
      canReply={false}
      like={like}
      onReply={nothing}
      onEdit={nothing}
      onDelete={nothing}
      onReport={nothing}
    />
  ),
};

test.each(Object.entries(texts))(
  'a mention in a %s leads to the page of the person, where the portal has one',
  (_, text) => {
    const { wrapper } = testPortal({ destinations: { 'directory.profile': '/members/:id' } });
    render(text, { wrapper });
    expect(screen.getByRole('link', { name: '@Tom Kelly' }).getAttribute('href')).toBe('/members/p-007');
  },
);

test.each(Object.entries(texts))('a mention in a %s is words where there is no such page', (_, text) => {
  render(text, { wrapper: testPortal().wrapper });
  expect(screen.getByText('@Tom Kelly').closest('a')).toBeNull();
});
