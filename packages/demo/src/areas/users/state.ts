/** That an account was disabled. */
export interface MockDisabling {
  at: Date;
  reason: string;
  by: string;
}

export interface UsersState {
  /** By the person whose account it is. */
  disabled: Map<string, MockDisabling>;
}

export function usersState(): UsersState {
  return { disabled: new Map() };
}
