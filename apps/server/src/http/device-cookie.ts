/** Names a device on which somebody has signed in. It grants nothing; it only keeps strangers' wrong guesses from locking it out. */
export const deviceCookie = 'portal_device';

export function setDeviceCookie(headers: Headers, secret: string, isSecure: boolean): void {
  headers.append(
    'set-cookie',
    `${deviceCookie}=${secret}; Path=/api/v1/auth; Max-Age=31536000; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
  );
}
