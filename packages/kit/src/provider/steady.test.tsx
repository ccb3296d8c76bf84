import { fireEvent, render, screen } from '@testing-library/react';
import { Component, memo, type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { memorySession } from '../ports/memory-session.ts';
import { loginOf } from '../testing/test-login.ts';
import { testProfile } from '../testing/test-profile.ts';
import { usePortal } from './portal-context.ts';
import { PortalProvider, type PortalFrameProps } from './PortalProvider.tsx';

class ClassFrame extends Component<PortalFrameProps> {
  override render(): ReactNode {
    return <section>{this.props.children}</section>;
  }
}

const MemoFrame = memo(function MemoFrame({ children }: PortalFrameProps) {
  return <section>{children}</section>;
});

function HookFrame({ children }: PortalFrameProps) {
  const [count] = useState(1);
  return <section data-count={count}>{children}</section>;
}

const session = memorySession(loginOf('mia'));
const profile = testProfile();

function Expire() {
  const { onSessionExpired } = usePortal();
  return <button onClick={onSessionExpired}>Expire</button>;
}

test('what is typed stays through ten renders of a host that writes its frame inline, and the frame is the newest', () => {
  const host = (count: number) => (
    <PortalProvider
      apiUrl="http://portal.test"
      session={session}
      profile={profile}
      frame={({ children }) => (
        <section data-testid="frame" data-count={count}>
          {children}
        </section>
      )}
    >
      <input aria-label="Comment" defaultValue="" />
    </PortalProvider>
  );
  const { rerender } = render(host(0));
  const field = screen.getByLabelText<HTMLInputElement>('Comment');
  for (let count = 1; count <= 10; count += 1) {
    fireEvent.change(field, { target: { value: 'x'.repeat(count) } });
    rerender(host(count));
  }
  expect(screen.getByLabelText('Comment')).toBe(field);
  expect(field.value).toBe('x'.repeat(10));
  expect(screen.getByTestId('frame').dataset.count).toBe('10');
});

test('the dialog that asks to sign in again keeps what is typed while the host renders', () => {
  const own = memorySession(loginOf('mia'));
  const host = () => (
    <PortalProvider
      apiUrl="http://portal.test"
      session={own}
      profile={profile}
      signInAgain={() => <input aria-label="Password" defaultValue="" />}
    >
      <Expire />
    </PortalProvider>
  );
  const { rerender } = render(host());
  fireEvent.click(screen.getByText('Expire'));
  const field = screen.getByLabelText('Password');
  rerender(host());
  expect(screen.getByLabelText('Password')).toBe(field);
});

test('a frame may be a class, a memo or use hooks, and may change', () => {
  const host = (frame: typeof HookFrame | typeof ClassFrame | typeof MemoFrame) => (
    <PortalProvider apiUrl="http://portal.test" session={session} profile={profile} frame={frame}>
      <p>Content</p>
    </PortalProvider>
  );
  const { rerender } = render(host(HookFrame));
  for (const frame of [ClassFrame, MemoFrame, HookFrame]) {
    rerender(host(frame));
    expect(screen.getByText('Content').closest('section')).not.toBeNull();
  }
});
