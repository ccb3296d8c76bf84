import { TOTP } from 'otpauth';

/** What an authenticator app that was given a secret shows at a moment. */
export function codeOfAppAt(secret: string, at: Date): string {
  return new TOTP({ secret }).generate({ timestamp: at.getTime() });
}
