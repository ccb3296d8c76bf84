import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { memorySession } from '../ports/memory-session.ts';
import { testPortal } from '../testing/index.ts';
import { useOutcome } from './use-outcome.ts';
import { WidgetFrame } from './WidgetFrame.tsx';

afterEach(cleanup);

class ErrorBoundary extends Component<{ title: string; text: string; headingLevel: 1; children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <p role="alert">{this.props.title}</p> : this.props.children;
  }
}

const frame = {
  pages: [{ id: 'clubs', mount: () => '/clubs', paths: { one: '/:id' } }],
  parts: {
    ErrorBoundary,
    HeadingsFrom: ({ level, children }: { level: number | undefined; children: ReactNode }) => (
      <section title={`from ${level}`}>{children}</section>
    ),
    SignInNotice: () => <p>Sign in</p>,
    ViewerGate: ({ children }: { children?: ReactNode }) => <main>{children}</main>,
  },
};

function Join() {
  const emit = useOutcome<{ joined: { id: string } }>();
  return <button onClick={() => emit('joined', { id: 'c-1' })}>Join</button>;
}

test('a widget begins with the heading of its page, is the visitor’s, and tells the handler named after what was done', async () => {
  const onJoined = vi.fn();
  const { wrapper } = testPortal();
  render(
    <WidgetFrame {...frame} headingLevel={3} handlers={{ onJoined }}>
      <Join />
    </WidgetFrame>,
    { wrapper },
  );
  expect(screen.getByRole('main').parentElement?.title).toBe('from 3');
  screen.getByRole('button').click();
  await expect.poll(() => onJoined.mock.calls).toEqual([[{ id: 'c-1' }]]);
});

test('a stranger is offered to sign in, and nothing of the widget is drawn', () => {
  const { wrapper } = testPortal({ session: memorySession() });
  render(
    <WidgetFrame {...frame}>
      <Join />
    </WidgetFrame>,
    { wrapper },
  );
  expect(screen.getByText('Sign in')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a widget that breaks says so in its place, and the page of the website stands', () => {
  // React says every error that a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Broken(): never {
    throw new Error('It cannot be drawn');
  }
  const { wrapper } = testPortal();
  render(
    <>
      <h1>Our website</h1>
      <WidgetFrame {...frame}>
        <Broken />
      </WidgetFrame>
    </>,
    { wrapper },
  );
  expect(screen.getByRole('alert').textContent).toBe('This could not be shown');
  expect(screen.getByRole('heading').textContent).toBe('Our website');
  vi.restoreAllMocks();
});
