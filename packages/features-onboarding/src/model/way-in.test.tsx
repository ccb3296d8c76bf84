import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useForgotPassword } from '../pages/ForgotPassword/use-forgot-password.ts';
import { usePasswordEntry } from '../pages/PasswordEntry/use-password-entry.ts';
import { useResetPassword } from '../pages/ResetPassword/use-reset-password.ts';
import { useSignIn } from '../pages/SignIn/use-sign-in.ts';
import { loginAnswer, answeringPortal } from '../testing/answering-portal.ts';
import { useFinishSignIn } from './use-finish-sign-in.ts';

afterEach(() => vi.restoreAllMocks());

const credentials = { email: 'mia@example.org', password: 'Portal-demo-2026' };
const byMail = { sentBy: 'email', sentTo: 'm•••@example.org', resendAfterSeconds: 30 };
const challenge = { requestId: 'request-1', factors: ['mail'], hasPasskey: false, ...byMail };

function signingIn(answer: (path: string) => Response, redirectTo?: string) {
  const portal = answeringPortal(answer);
  const onCode = vi.fn();
  const { result } = renderHook(() => useSignIn({ finish: useFinishSignIn(redirectTo), onCode }), {
    wrapper: portal.wrapper,
  });
  return { ...portal, onCode, result };
}

const withoutSecondFactor = (path: string) =>
  path.includes('one-time') ? Response.json({ data: { tfaDisabled: true, challenge: null } }) : loginAnswer();

describe('signing in', () => {
  test('asks first, with e-mail and password, whether the account needs a code, then signs in with the same [PLT-286] [PLT-287]', async () => {
    const { result, sent } = signingIn(withoutSecondFactor);
    await act(() => result.current.signIn(credentials));
    expect(sent).toEqual([
      { path: '/api/v1/auth/request-one-time-login-code', body: credentials },
      { path: '/api/v1/auth/sign-in', body: credentials },
    ]);
  });

  test('keeps the token, the user id and the user name, and leads home [PLT-292] [PLT-293] [PLT-294] [PLT-295]', async () => {
    const { result, session, navigation } = signingIn(withoutSecondFactor);
    await act(() => result.current.signIn(credentials));
    expect(session.get()).toMatchObject({ accessToken: 'a', userId: 'mia', userName: 'Mia Nguyen' });
    expect(navigation.navigate).toHaveBeenCalledWith('/', { replace: true });
  });

  test.each([
    ['/communities/explore?onlyJoined=true', '/communities/explore?onlyJoined=true'],
    ['//evil.example', '/'],
    ['/%2F%2Fevil.example', '/'],
    ['/%252F%252Fevil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/\n/evil.example', '/'],
    ['https:evil.example', '/'],
    ['\\\\evil.example', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['//mia:secret@evil.example', '/'],
    ['//evil。example', '/'],
    ['／／evil.example', '/'],
  ])('with redirectTo %j leads to %s [PLT-295]', async (redirectTo, place) => {
    const { result, navigation } = signingIn(withoutSecondFactor, redirectTo);
    await act(() => result.current.signIn(credentials));
    expect(navigation.navigate).toHaveBeenCalledExactlyOnceWith(place, { replace: true });
  });

  test.each(['Invalid credential', 'INVALID CREDENTIAL', 'invalid credential'])(
    'is refused by the message %j where the answer has no code [PLT-765]',
    async (message) => {
      const { result, notify, session } = signingIn(() => Response.json({ message }, { status: 401 }));
      await act(() => result.current.signIn(credentials));
      expect([result.current.isRefused, session.get()]).toEqual([true, null]);
      expect(notify.failure).not.toHaveBeenCalled();
    },
  );

  const refusal = { code: 'of_our_own', message: 'The doors are shut.' };
  test.each([
    ['its message', refusal, 'The doors are shut.'],
    ['its description, where it has one', { ...refusal, detail: 'They open at noon.' }, 'They open at noon.'],
  ])('toasts any other refusal, whatever its code, in the words of %s [PLT-291] [PLT-765]', async (_, body, words) => {
    for (const isFirstCall of [true, false]) {
      const { result, notify, session } = signingIn((path) =>
        path.includes('one-time') === isFirstCall ? Response.json(body, { status: 403 }) : withoutSecondFactor(path),
      );
      await act(() => result.current.signIn(credentials));
      expect([result.current.isRefused, session.get()]).toEqual([false, null]);
      expect(notify.failure).toHaveBeenCalledExactlyOnceWith(words);
    }
  });

  test('with a second factor remembers which code was asked for, and nothing secret [PLT-695]', async () => {
    const { result, onCode, tabStorage, storage, session } = signingIn(() =>
      Response.json({ data: { tfaDisabled: false, challenge } }),
    );
    await act(() => result.current.signIn(credentials));
    expect([onCode.mock.calls.length, session.get()]).toEqual([1, null]);
    const stored = tabStorage.keys('').map((key) => `${key}=${tabStorage.read(key)}`);
    expect(stored.join()).toContain('request-1');
    expect(stored.join()).not.toMatch(/Portal-demo|mia@/);
    expect(storage.keys('')).toEqual([]);
  });
});

test('the code page sends the id of the request and the code, and asks for another by the id alone [PLT-309]', async () => {
  const answer = (path: string) => (path.includes('resend') ? Response.json(byMail) : loginAnswer());
  const { sent, tabStorage, wrapper } = answeringPortal(answer);
  for (const name of ['requestId', 'sentBy', 'sentTo'] as const)
    tabStorage.write(`portal.flow.${name}`, JSON.stringify(challenge[name]));
  tabStorage.write('portal.flow.resendAt', '"2026-11-21T00:00:00Z"');
  const finish = vi.fn();
  const { result } = renderHook(() => usePasswordEntry(finish), { wrapper });
  await act(() => result.current.resend());
  await act(() => result.current.login('123456'));
  expect(sent).toEqual([
    { path: '/api/v1/auth/resend-one-time-code', body: { requestId: 'request-1' } },
    { path: '/api/v1/auth/login', body: { requestId: 'request-1', code: '123456' } },
  ]);
  expect([finish.mock.calls.length, tabStorage.keys('')]).toEqual([1, []]);
});

test('a code of another kind than the one that is asked for says which it is, and one by e-mail is sent first', async () => {
  const answer = (path: string) => (path.includes('resend') ? Response.json(byMail) : loginAnswer());
  const portal = answeringPortal(answer);
  const waiting = { requestId: 'request-2', factors: 'app mail recovery', sentBy: 'app', sentTo: '' };
  for (const [name, value] of Object.entries(waiting))
    portal.tabStorage.write(`portal.flow.${name}`, JSON.stringify(value));
  portal.tabStorage.write('portal.flow.resendAt', '"2026-11-21T00:00:00Z"');
  const { result } = renderHook(() => usePasswordEntry(vi.fn()), { wrapper: portal.wrapper });
  expect([result.current.factor, result.current.pending?.factors]).toEqual(['app', ['app', 'mail', 'recovery']]);
  await act(() => result.current.choose('recovery'));
  expect(portal.sent).toEqual([]);
  await act(() => result.current.choose('mail'));
  expect([result.current.factor, result.current.pending?.sentTo]).toEqual(['mail', 'm•••@example.org']);
  await act(() => result.current.login('123456'));
  expect(portal.sent).toEqual([
    { path: '/api/v1/auth/resend-one-time-code', body: { requestId: 'request-2' } },
    { path: '/api/v1/auth/login', body: { requestId: 'request-2', code: '123456', factor: 'mail' } },
  ]);
});

const bodies: [string, string][] = [
  ['an empty object', '{}'],
  ['nothing', ''],
  ['words', 'OK'],
  ['other fields', '{"success":false,"error":"ignored"}'],
];

test.each(bodies)('a forgotten password succeeds by its status, also with %s [PLT-318]', async (_, body) => {
  const { wrapper } = answeringPortal(() => new Response(body));
  const { result } = renderHook(() => useForgotPassword(), { wrapper });
  await act(() => result.current.onSubmit('mia@example.org'));
  expect(result.current.sentTo).toBe('mia@example.org');
});

test.each(bodies)('a new password succeeds by its status, also with %s [PLT-331]', async (_, body) => {
  const { wrapper } = answeringPortal(() => new Response(body));
  const { result } = renderHook(() => useResetPassword({ token: 't', userId: 'mia' }), { wrapper });
  await act(() => result.current.onSubmit({ password: 'Quiet-harbour-42', endSessions: false }));
  expect(result.current.outcome).toBe('changed');
});

test('both fail by their status, whatever they answer [PLT-318] [PLT-331]', async () => {
  const { wrapper } = answeringPortal(() => new Response('{"success":true}', { status: 400 }));
  const forgot = renderHook(() => useForgotPassword(), { wrapper });
  const reset = renderHook(() => useResetPassword({ token: 't', userId: 'mia' }), { wrapper });
  await act(() => forgot.result.current.onSubmit('mia@example.org'));
  await act(() => reset.result.current.onSubmit({ password: 'x', endSessions: false }));
  expect([forgot.result.current.sentTo, reset.result.current.outcome]).toEqual([null, 'refused']);
});
