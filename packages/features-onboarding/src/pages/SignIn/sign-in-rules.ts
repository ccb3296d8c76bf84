const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const shortestPassword = 2;

/** Whether Continue may be pressed: the e-mail looks like one and the password has begun. */
export function canContinue(values: { email: string; password: string }): boolean {
  return emailPattern.test(values.email.trim()) && values.password.length >= shortestPassword;
}
