import { memorySession } from '@portal/kit';
import { loginOf } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { createWelcomeMemory } from './welcome-memory.ts';

const chosen = { password: 'Quiet-harbour', confirmPassword: 'Quiet-harbour' };

test('a password that was chosen is gone with its owner, and nobody else finds it', () => {
  const session = memorySession();
  const memory = createWelcomeMemory({ session });
  session.set(loginOf('robin'));
  memory.set({ chosen });
  expect(memory.current().chosen.password).toBe('Quiet-harbour');
  session.set(null);
  session.set(loginOf('robin'));
  expect(memory.current().chosen.password).toBe('');
  memory.set({ chosen });
  session.set(loginOf('mia'));
  expect(memory.current().chosen.password).toBe('');
});
