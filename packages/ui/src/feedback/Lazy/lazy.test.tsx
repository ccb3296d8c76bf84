import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type FunctionComponent, StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { RootContext } from '../../foundations/PortalRoot/root-context.ts';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx';
import { lazyComponent, type LazyErrorMode, lazyModule, useLazyModule } from './lazy.tsx';

afterEach(cleanup);

interface GreetingProps {
  name: string;
}
type Load = () => Promise<{ default: FunctionComponent<GreetingProps> }>;

const gone: Load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const come =
  (word: string): Load =>
  () =>
    Promise.resolve({ default: ({ name }) => <p>{`${word} ${name}`}</p> });

/** Fails the first times, then gives what comes. */
function loading(failures: number, word = 'Hello') {
  const load = vi.fn(come(word));
  for (let turn = 0; turn < failures; turn += 1) load.mockImplementationOnce(gone);
  return load;
}

/** A page on which somebody types, with a part that comes by a press. */
function Page({ load, onError }: { load: Load; onError?: LazyErrorMode }) {
  const [Part] = useState(() => lazyComponent(load));
  const [isOpen, setOpen] = useState(false);
  return (
    <StrictMode>
      <label>
        Words <input />
      </label>
      <button onClick={() => setOpen(!isOpen)}>Open</button>
      {isOpen && <Part name="Mia" fallback={<p>Coming</p>} {...(onError !== undefined && { onError })} />}
    </StrictMode>
  );
}

function type(text: string) {
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: text } });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const typed = () => screen.getByLabelText<HTMLInputElement>('Words').value;

test('a part whose file is gone says so in its place, and comes once it can be fetched; what was typed stands', async () => {
  const load = loading(2);
  render(<Page load={load} />);
  type('half a sentence');
  press('Open');
  expect(screen.getByText('Coming')).toBeDefined();
  expect(await screen.findByText('This part could not be loaded')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
  press('Try again');
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await waitFor(() => {
    if (screen.queryByText('Hello Mia') === null) press('Try again');
    expect(screen.getByText('Hello Mia')).toBeDefined();
  });
  expect([typed(), screen.queryByRole('alert')]).toEqual(['half a sentence', null]);
});

test('what has failed twice can be tried again, or the page reloaded: after a new version its file is gone for good', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  render(<Page load={loading(2)} />);
  press('Open');
  await screen.findByRole('alert');
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  press('Try again');
  fireEvent.click(await screen.findByRole('button', { name: 'Reload the page' }));
  expect(reload).toHaveBeenCalledOnce();
  press('Try again');
  expect(await screen.findByText('Hello Mia')).toBeDefined();
});

test('what was put away and is opened again is tried again, without a loop while it stands', async () => {
  const load = loading(1, 'Again');
  render(<Page load={load} />);
  press('Open');
  await screen.findByRole('alert');
  for (let turn = 0; turn < 50; turn += 1) await act(async () => undefined);
  expect(load).toHaveBeenCalledTimes(1);
  press('Open');
  press('Open');
  expect(await screen.findByText('Again Mia')).toBeDefined();
});

const breaking: Load = () => {
  throw new TypeError('What it is made of is gone');
};
const reportError = vi.fn();
const failures: readonly [string, Load][] = [
  ['cannot be fetched', gone],
  ['breaks before it is fetched', breaking],
];
const modes: readonly [string, LazyErrorMode | undefined, string | null][] = [
  ['by itself', undefined, 'This part could not be loaded'],
  ['with a retry', 'retry', 'This part could not be loaded'],
  ['with words of its own', { title: 'Tickets could not be loaded' }, 'Tickets could not be loaded'],
  ['with nothing in its place', 'hide', null],
  ['with somebody who is told', reportError, null],
];

test.each(failures.flatMap(([how, failing]) => modes.map((mode) => [how, mode[0], failing, mode] as const)))(
  'a part that %s, %s: nothing around it breaks, and it comes once it can be fetched',
  async (_how, _mode, failing, [, onError, words]) => {
    reportError.mockClear();
    const load = vi.fn(come('Hello')).mockImplementationOnce(failing);
    const broken = vi.fn();
    render(
      <ErrorBoundary title="The page is broken" onError={broken}>
        <Page load={load} {...(onError !== undefined && { onError })} />
      </ErrorBoundary>,
    );
    type('half a sentence');
    press('Open');
    await waitFor(() => expect([load.mock.calls.length, screen.queryByText('Coming')]).toEqual([1, null]));
    expect(screen.queryByRole('heading')?.textContent ?? null).toBe(words);
    expect(reportError).toHaveBeenCalledTimes(onError === reportError ? 1 : 0);
    if (words === null) {
      press('Open');
      press('Open');
    } else press('Try again');
    expect(await screen.findByText('Hello Mia')).toBeDefined();
    expect([typed(), screen.queryByRole('alert'), broken.mock.calls]).toEqual(['half a sentence', null, []]);
  },
);

test('words of its own stand before those of the portal, and those before the defaults', async () => {
  render(
    <RootContext.Provider
      value={{ overlays: null, storageScope: '', locale: 'de', lazyLabels: { title: 'Fehlt', retry: 'Noch einmal' } }}
    >
      <Page load={gone} onError={{ title: 'Tickets could not be loaded' }} />
    </RootContext.Provider>,
  );
  press('Open');
  expect(await screen.findByText('Tickets could not be loaded')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Noch einmal' })).toBeDefined();
});

test('what was fetched ahead is drawn at once; a page that is drawn at build has the fallback alone', async () => {
  const load = loading(0);
  const Part = lazyComponent(load);
  const part = <Part name="Mia" fallback={<p>Coming</p>} />;
  expect(renderToString(part)).toBe('<p>Coming</p>');
  expect(load).not.toHaveBeenCalled();
  Part.prefetch();
  Part.prefetch();
  await waitFor(() => expect(load).toHaveBeenCalled());
  await act(async () => undefined);
  render(part);
  expect(screen.getByText('Hello Mia')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

test('a failure to fetch ahead is told to nobody, and the part is fetched when it is drawn', async () => {
  const load = loading(1);
  const Part = lazyComponent(load);
  Part.prefetch();
  await waitFor(() => expect(load).toHaveBeenCalled());
  await act(async () => undefined);
  render(<Part name="Mia" />);
  expect(await screen.findByText('Hello Mia')).toBeDefined();
});

test('others see that it has come', async () => {
  const Part = lazyComponent(loading(0));
  function Opener() {
    return <p>{Part.useIsLoaded() ? 'Here' : 'Not yet'}</p>;
  }
  render(<Opener />);
  expect(screen.getByText('Not yet')).toBeDefined();
  Part.prefetch();
  expect(await screen.findByText('Here')).toBeDefined();
});

test('code that is not a component is made do without until it has come', async () => {
  const rules = lazyModule(() => Promise.resolve({ double: (n: number) => 2 * n }));
  function Sum() {
    return <p>{useLazyModule(rules)?.double(4) ?? 'unknown'}</p>;
  }
  render(<Sum />);
  expect(screen.getByText('unknown')).toBeDefined();
  expect(await screen.findByText('8')).toBeDefined();
});
