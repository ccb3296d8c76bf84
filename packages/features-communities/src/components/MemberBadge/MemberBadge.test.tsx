import type { Member } from '@portal/api';
import { testPortal } from '@portal/kit/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemberBadge } from './MemberBadge.tsx';

test.each([
  ['Moderator', 'Moderator'],
  ['CommunityMoModerator', 'Moderator'],
  ['Editor', 'Member'],
  ['Member', 'Member'],
])('the badge of a %s reads %s [COM-490]', (role, words) => {
  const { wrapper } = testPortal();
  // The misspelt role is no role of the contract.
  render(<MemberBadge role={role as Member['role']} />, { wrapper });
  expect(screen.getByText(words)).toBeTruthy();
});
