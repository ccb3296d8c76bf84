import { act, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { listenerOf, OutcomesTo } from './OutcomesTo.tsx';
import { useOutcome } from './use-outcome.ts';

interface Outcomes {
  joined: { communityId: string };
  left: { communityId: string };
}

const emitOutcome = async (around: (children: ReactNode) => ReactNode, name: keyof Outcomes = 'joined') => {
  const { result } = renderHook(() => useOutcome<Outcomes>(), {
    wrapper: ({ children }) => <StrictMode>{around(children)}</StrictMode>,
  });
  await act(async () => result.current(name, { communityId: 'c-1' }));
};

test('the property that is named after an outcome is called with its detail, once', async () => {
  const [onJoined, onLeft] = [vi.fn(), vi.fn()];
  await emitOutcome((children) => <OutcomesTo listener={listenerOf({ onJoined, onLeft })}>{children}</OutcomesTo>);
  expect(onJoined.mock.calls).toEqual([[{ communityId: 'c-1' }]]);
  expect(onLeft).not.toHaveBeenCalled();
});

test('whoever stands further out hears it too', async () => {
  const heard: string[] = [];
  await emitOutcome((children) => (
    <OutcomesTo listener={(name) => heard.push(`page ${name}`)}>
      <OutcomesTo listener={(name) => heard.push(`widget ${name}`)}>{children}</OutcomesTo>
    </OutcomesTo>
  ));
  expect(heard.toSorted()).toEqual(['page joined', 'widget joined']);
});

test('nobody has to listen', async () => {
  await emitOutcome(
    (children) => <OutcomesTo listener={listenerOf({ headingLevel: 2 })}>{children}</OutcomesTo>,
    'left',
  );
  await emitOutcome((children) => children);
});

test('a website that writes its listener inline draws nothing anew', () => {
  const { result, rerender } = renderHook(() => useOutcome<Outcomes>(), {
    wrapper: ({ children }) => <OutcomesTo listener={() => undefined}>{children}</OutcomesTo>,
  });
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
});
