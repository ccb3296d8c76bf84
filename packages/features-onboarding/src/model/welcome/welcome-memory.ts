import { type Portal, type PortalResource, type Problem, usePortalResource } from '@portal/kit';

/** Somebody was led back to a step: something was missing there, or the server has found it wrong. */
export interface LedBack {
  /** What the server has found. */
  problem: Problem | null;
}

/** What the steps hand on to each other and the device must not keep. */
export interface WelcomeMemory {
  chosen: { password: string; confirmPassword: string };
  /** All was saved, though where to go on is not known yet. */
  isSaved: boolean;
  ledBack: LedBack | null;
}

export interface WelcomeMemoryStore {
  current(): WelcomeMemory;
  set(change: Partial<WelcomeMemory>): void;
}

function nothing(): WelcomeMemory {
  return { chosen: { password: '', confirmPassword: '' }, isSaved: false, ledBack: null };
}

/** Of whoever is signed in: it is gone with them, and is never somebody else's. */
export function createWelcomeMemory({ session }: Pick<Portal, 'session'>): WelcomeMemoryStore {
  const owner = () => session.get()?.userId ?? null;
  let whose = owner();
  let memory = nothing();
  function current(): WelcomeMemory {
    if (owner() !== whose) {
      whose = owner();
      memory = nothing();
    }
    return memory;
  }
  session.subscribe(() => void current());
  return {
    current,
    set(change) {
      memory = { ...current(), ...change };
    },
  };
}

const resource: PortalResource<WelcomeMemoryStore> = { create: createWelcomeMemory };

export function useWelcomeMemory(): WelcomeMemoryStore {
  return usePortalResource(resource);
}
