import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDelayedDecision } from './use-delayed-decision.ts';

type Ids = readonly string[] | null;

const begun = (ids: Ids) =>
  renderHook((props: { ids: Ids }) => useDelayedDecision(props.ids), { initialProps: { ids } });

describe('a decision that is held', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is sent by itself when its ten seconds are over, and not while somebody reads it', () => {
    const send = vi.fn().mockResolvedValue(undefined);
    const { result } = begun(['a', 'b']);
    act(() => result.current.hold({ id: 'a', text: 'Approved', send }));
    act(() => vi.advanceTimersByTime(9_999));
    expect(send).not.toHaveBeenCalled();
    act(() => result.current.setPaused(true));
    act(() => vi.advanceTimersByTime(60_000));
    expect(send).not.toHaveBeenCalled();
    act(() => result.current.setPaused(false));
    act(() => vi.advanceTimersByTime(10_000));
    expect(send).toHaveBeenCalledOnce();
    expect(result.current.held).toBeNull();
  });

  it('is sent with the next one, and not when it is taken back', () => {
    const [first, second] = [vi.fn().mockResolvedValue(undefined), vi.fn().mockResolvedValue(undefined)];
    const { result } = begun(['a', 'b']);
    act(() => result.current.hold({ id: 'a', text: 'Approved', send: first }));
    act(() => result.current.hold({ id: 'b', text: 'Approved', send: second }));
    expect(first).toHaveBeenCalledOnce();
    act(() => void result.current.undo());
    act(() => vi.advanceTimersByTime(60_000));
    expect(second).not.toHaveBeenCalled();
    expect([...result.current.decidedIds]).toEqual(['a']);
  });

  it('stays decided while the list is read again, and is forgotten when its thing has left the list', () => {
    const { result, rerender } = begun(['a', 'b']);
    act(() => result.current.hold({ id: 'a', text: 'Approved', send: () => new Promise(() => {}) }));
    act(() => vi.advanceTimersByTime(10_000));
    rerender({ ids: null });
    expect([...result.current.decidedIds]).toEqual(['a']);
    rerender({ ids: ['a', 'b'] });
    expect([...result.current.decidedIds]).toEqual(['a']);
    rerender({ ids: ['b'] });
    expect([...result.current.decidedIds]).toEqual([]);
  });

  it('comes back into the list when it was refused', async () => {
    const { result } = begun(['a']);
    act(() => result.current.hold({ id: 'a', text: 'Approved', send: () => Promise.reject(new Error('refused')) }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect([...result.current.decidedIds]).toEqual([]);
  });
});
