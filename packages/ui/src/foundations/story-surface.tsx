import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { Box } from '../layout/Box.tsx';

/** Room around a component that stands alone in its story. */
export const onSurface: Decorator = (Story) => (
  <Box padding={6}>
    <Story />
  </Box>
);

export interface StatefulProps<T> {
  initial: T;
  children: (value: T, setValue: (value: T) => void) => ReactNode;
}

/** Keeps the value of a controlled component in a story. */
export function Stateful<T>({ initial, children }: StatefulProps<T>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

const names = [
  'Priya Raghunathan',
  'Ana Costa',
  'Ben Wu',
  'Caitlin O’Hara',
  'Dev Patel',
  'Eli Stone',
  'Fatima Noor',
  'Grace Lim',
];

export const storyPeople = names.map((name, index) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { id: index + 1, firstName, lastName, pronoun: index % 3 === 0 ? 'she/her' : null };
});

export const longName =
  'Driving Assessment and Rehabilitation for Older Adults and People with Complex Neurological Conditions';
