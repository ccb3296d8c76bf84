import { type LoginReply, toLogin } from '@portal/api';
import { memorySession, type SessionPort } from '@portal/kit';

/** The website signs its visitor in on its own and hands the portal a session. */
export async function hostSession(apiUrl: string, email: string, password: string): Promise<SessionPort> {
  const answer = await fetch(`${apiUrl}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`The portal refused ${email} with ${answer.status}.`);
  const reply: LoginReply = await answer.json();
  return memorySession(toLogin(reply));
}
