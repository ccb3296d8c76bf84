import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useInTurn } from './use-in-turn.ts';

const frames = new Map<number, FrameRequestCallback>();
let frameCount = 0;
const nextFrame = () =>
  act(() => {
    const due = [...frames.values()];
    frames.clear();
    for (const draw of due) draw(0);
  });

beforeEach(() => {
  frames.clear();
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    frameCount += 1;
    frames.set(frameCount, draw);
    return frameCount;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});
afterEach(() => vi.unstubAllGlobals());

test('each part has a frame of its own', () => {
  const { result } = renderHook(() => useInTurn('a', 3));
  const seen = [result.current];
  for (let frame = 0; frame < 4; frame += 1) {
    nextFrame();
    seen.push(result.current);
  }
  expect(seen.map((parts) => parts.join(' ').trim())).toEqual(['', 'a', 'a a', 'a a a', 'a a a']);
  expect(frames.size).toBe(0);
});

test('a newer value begins with the first part, and the others keep the one before until then', () => {
  const { result, rerender } = renderHook(({ value }) => useInTurn(value, 2), { initialProps: { value: 'a' } });
  nextFrame();
  nextFrame();
  rerender({ value: 'b' });
  expect(result.current).toEqual(['a', 'a']);
  nextFrame();
  expect(result.current).toEqual(['b', 'a']);
  nextFrame();
  expect(result.current).toEqual(['b', 'b']);
});
