export interface MockSession {
  id: string;
  device: string;
  address: string;
  startedMinutesAgo: number;
  lastSeenMinutesAgo: number;
}

/** A sign-in that waits for its code, which is always the same here. */
export interface MockChallenge {
  personId: string;
  tries: number;
  sends: number;
  resendAt: Date;
  expiresAt: Date;
}

/** What was changed of an account, as it was before. */
export interface MockAlarm {
  personId: string;
  before: { email?: string; tfaEnabled?: boolean; hadApp?: boolean };
  expiresAt: Date;
}

export interface AuthState {
  /** Person by the access tokens that this mock has given out, and by refresh token. */
  accessTokens: Map<string, string>;
  refreshTokens: Map<string, string>;
  /** The administrator behind an access token that was given out for seeing the portal as somebody else. */
  impersonators: Map<string, string>;
  /** Sessions on other devices, by person; everyone begins with the same. */
  otherSessions: Map<string, readonly MockSession[]>;
  /** The modules of an access token that a website's ticket was exchanged for. */
  scopes: Map<string, readonly string[]>;
  /** Tickets that have signed somebody in. */
  usedTickets: Set<string>;
  /** By the request id that its sign-in was given. */
  challenges: Map<string, MockChallenge>;
  /** Of links for a new password that have not been used. */
  resetTokens: Map<string, { personId: string; expiresAt: Date }>;
  /** Of links that take a change to an account back and have not been used. */
  alarms: Map<string, MockAlarm>;
}

export function authState(): AuthState {
  return {
    accessTokens: new Map(),
    refreshTokens: new Map(),
    impersonators: new Map(),
    otherSessions: new Map(),
    scopes: new Map(),
    usedTickets: new Set(),
    challenges: new Map(),
    resetTokens: new Map(),
    alarms: new Map(),
  };
}
