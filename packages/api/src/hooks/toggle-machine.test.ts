import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ToggleState, createToggleMachine } from './toggle-machine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Server extends ToggleState {
  calls: boolean[];
}

/** A server that counts others too, answers after a while and refuses by a list. */
function machineOver(start: ToggleState, answers: { afterMs: number; isRefused: boolean }[] = []) {
  const server: Server = { ...start, calls: [] };
  const failures: unknown[] = [];
  const settled = vi.fn();
  const machine = createToggleMachine({
    start,
    debounceMs: 500,
    async send(isOn) {
      const { afterMs, isRefused } = answers[server.calls.length] ?? { afterMs: 10, isRefused: false };
      server.calls.push(isOn);
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      if (isRefused) throw new Error('refused');
      server.count += Number(isOn) - Number(server.isOn);
      server.isOn = isOn;
    },
    onShow: () => undefined,
    onFailure: (error) => failures.push(error),
    onSettled: settled,
  });
  return { machine, server, failures, settled };
}

describe('a toggle', () => {
  test('shows at once and sends once the clicks have paused for 500 ms', async () => {
    const { machine, server } = machineOver({ isOn: false, count: 3 });
    machine.toggle();
    expect(machine.getState()).toEqual({ isOn: true, count: 4 });
    await vi.advanceTimersByTimeAsync(499);
    expect(server.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.calls).toEqual([true]);
  });

  test('makes one call of 19 fast clicks and none of 20', async () => {
    for (const [clicks, sent] of [
      [19, [true]],
      [20, []],
    ] as const) {
      const { machine, server } = machineOver({ isOn: false, count: 3 });
      for (let click = 0; click < clicks; click += 1) machine.toggle();
      await vi.runAllTimersAsync();
      expect(server.calls).toEqual(sent);
      expect(machine.getState()).toEqual({ isOn: server.isOn, count: server.count });
    }
  });

  test('goes back and says so when the server refuses', async () => {
    const { machine, failures } = machineOver({ isOn: true, count: 3 }, [{ afterMs: 10, isRefused: true }]);
    machine.toggle();
    await vi.advanceTimersByTimeAsync(505);
    expect(machine.getState()).toEqual({ isOn: false, count: 2 });
    await vi.runAllTimersAsync();
    expect([machine.getState(), failures.length]).toEqual([{ isOn: true, count: 3 }, 1]);
  });

  test('sends a waiting click when it is flushed', async () => {
    const { machine, server } = machineOver({ isOn: false, count: 0 });
    machine.flush();
    machine.toggle();
    machine.flush();
    expect(server.calls).toEqual([true]);
    await vi.runAllTimersAsync();
    expect(server.calls).toEqual([true]);
  });

  test('takes over what the server says, except while clicks wait or are on their way', async () => {
    const { machine, settled } = machineOver({ isOn: false, count: 3 });
    machine.adopt({ isOn: false, count: 8 });
    machine.toggle();
    machine.adopt({ isOn: false, count: 1 });
    expect(machine.getState()).toEqual({ isOn: true, count: 9 });
    await vi.advanceTimersByTimeAsync(505);
    machine.adopt({ isOn: false, count: 1 });
    expect(machine.getState()).toEqual({ isOn: true, count: 9 });
    await vi.runAllTimersAsync();
    expect(settled).toHaveBeenCalledTimes(1);
    machine.adopt({ isOn: true, count: 11 });
    expect(machine.getState()).toEqual({ isOn: true, count: 11 });
  });

  test('ends where the last click or a refusal left it, and never drifts from the server', async () => {
    const step = fc.oneof(fc.constant('click' as const), fc.integer({ min: 0, max: 900 }));
    const answer = fc.record({ afterMs: fc.integer({ min: 0, max: 1500 }), isRefused: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.integer({ min: 1, max: 50 }),
        fc.array(step, { maxLength: 60 }),
        fc.array(answer, { maxLength: 20 }),
        async (isOn, count, steps, answers) => {
          const { machine, server, failures } = machineOver({ isOn, count }, answers);
          let lastClick = isOn;
          let last: { failures: number } = { failures: 0 };
          for (const now of steps) {
            if (now === 'click') {
              const before = machine.getState();
              machine.toggle();
              const after = machine.getState();
              expect(after).toEqual({ isOn: !before.isOn, count: before.count + (after.isOn ? 1 : -1) });
              lastClick = after.isOn;
              last = { failures: failures.length };
            } else await vi.advanceTimersByTimeAsync(now);
          }
          await vi.runAllTimersAsync();
          expect(machine.getState()).toEqual({ isOn: server.isOn, count: server.count });
          if (failures.length === last.failures) expect(machine.getState().isOn).toBe(lastClick);
        },
      ),
      { numRuns: 300 },
    );
  });
});
