import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { failed, type View } from './view.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

afterEach(cleanup);

const view = (status: number): View<string> => failed({ code: 'a_code', status, message: 'Words' }, () => undefined);
const states = {
  loading: () => 'loading',
  empty: () => 'empty',
  failed: () => 'failed',
  forbidden: () => 'forbidden',
  ready: (data: string) => data,
};

test.each([
  ['what is not there', 404, 'not there'],
  ['a failure', 500, 'failed'],
])('%s is told as such', (_, status, expected) => {
  render(<ViewSwitch {...states} view={view(status)} notFound={() => 'not there'} />);
  expect(screen.getByText(expected)).toBeDefined();
});

test('without words for it, what is not there is a failure', () => {
  render(<ViewSwitch {...states} view={view(404)} />);
  expect(screen.getByText('failed')).toBeDefined();
});
