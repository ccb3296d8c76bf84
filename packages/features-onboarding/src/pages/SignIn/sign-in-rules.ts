const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const shortestPassword = 2;

/** Whether it can be somebody's e-mail. */
export function looksLikeEmail(text: string): boolean {
  return emailPattern.test(text.trim());
}

/** Whether Continue may be pressed: the e-mail looks like one and the password has begun. */
export function canContinue(values: { email: string; password: string }): boolean {
  return looksLikeEmail(values.email) && values.password.length >= shortestPassword;
}
