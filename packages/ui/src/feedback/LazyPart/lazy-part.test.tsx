import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, type ReactNode, StrictMode, Suspense, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

afterEach(cleanup);

type Greeting = (props: { name: string }) => ReactNode;

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const come = (word: string) => Promise.resolve({ default: ({ name }: { name: string }) => <p>{`${word} ${name}`}</p> });

/** A page on which somebody types, with a part that comes by a press. */
function Page({ Part }: { Part: ComponentType<{ name: string }> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <StrictMode>
      <label>
        Words <input />
      </label>
      <button onClick={() => setOpen(!isOpen)}>Open</button>
      {isOpen && (
        <Suspense fallback={<p>Coming</p>}>
          <Part name="Mia" />
        </Suspense>
      )}
    </StrictMode>
  );
}

function type(text: string) {
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: text } });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const typed = () => screen.getByLabelText<HTMLInputElement>('Words').value;

test('a part whose file is gone says so in its place, and comes once it can be fetched; what was typed stands', async () => {
  const load = vi
    .fn()
    .mockImplementationOnce(gone)
    .mockImplementationOnce(gone)
    .mockImplementation(() => come('Hello'));
  render(<Page Part={lazyPart<Greeting>(load)} />);
  type('half a sentence');
  press('Open');
  expect(await screen.findByText('This part could not be loaded')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
  press('Try again');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  await waitFor(() => {
    if (screen.queryByText('Hello Mia') === null) press('Try again');
    expect(screen.getByText('Hello Mia')).toBeDefined();
  });
  expect([typed(), screen.queryByRole('alert')]).toEqual(['half a sentence', null]);
});

test('what was put away and is opened again is tried again, without a loop while it stands', async () => {
  const load = vi
    .fn()
    .mockImplementationOnce(gone)
    .mockImplementation(() => come('Again'));
  render(<Page Part={lazyPart<Greeting>(load)} />);
  press('Open');
  await screen.findByRole('alert');
  for (let turn = 0; turn < 50; turn += 1) await act(async () => undefined);
  expect(load).toHaveBeenCalledTimes(1);
  press('Open');
  press('Open');
  expect(await screen.findByText('Again Mia')).toBeDefined();
});

test('a decoration leaves nothing where it is gone', async () => {
  const load = vi.fn(gone);
  render(<Page Part={lazyPart<Greeting>(load, { Gone: null })} />);
  type('words');
  press('Open');
  await waitFor(() => expect([load.mock.calls.length > 0, screen.queryByText('Coming')]).toEqual([true, null]));
  expect([typed(), screen.queryByRole('alert')]).toEqual(['words', null]);
});

test('words of its own stand where they are given', async () => {
  const Gone = ({ onRetry }: { onRetry: () => void }) => <button onClick={onRetry}>Once more</button>;
  const load = vi
    .fn()
    .mockImplementationOnce(gone)
    .mockImplementation(() => come('Here'));
  render(<Page Part={lazyPart<Greeting>(load, { Gone })} />);
  press('Open');
  fireEvent.click(await screen.findByRole('button', { name: 'Once more' }));
  expect(await screen.findByText('Here Mia')).toBeDefined();
});
