import type { Login } from '../ports/ports.ts';

/** How somebody is signed in. */
export function loginOf(userId: string, accessToken = `access-${userId}`): Login {
  return {
    accessToken,
    refreshToken: `refresh-${userId}`,
    expiresAt: '2099-01-01T00:00:00Z',
    userId,
    userName: userId,
  };
}
