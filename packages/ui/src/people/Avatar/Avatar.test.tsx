import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';
import { initialsOf } from './person.ts';

test.each([
  ['Priya', 'Raghunathan', 'PR'],
  ['ana', 'costa', 'AC'],
  ['Łucja', 'Österberg', 'ŁÖ'],
  ['Cher', '', 'C'],
  ['  Dev ', ' Patel', 'DP'],
])('%s %s is %s', (firstName, lastName, initials) => {
  expect(initialsOf({ firstName, lastName })).toBe(initials);
});

test('a photo that does not load gives way to the initials', () => {
  const person = { id: 1, firstName: 'Priya', lastName: 'Raghunathan', avatarUrl: '/missing.png' };
  const { container } = render(<Avatar person={person} />);
  const photo = container.querySelector('img');
  expect(photo?.getAttribute('src')).toBe('/missing.png');
  if (photo) fireEvent.error(photo);
  expect(container.textContent).toBe('PR');
});
