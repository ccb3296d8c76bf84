const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const shortestPassword = 2;

/** Whether Continue may be pressed: the e-mail looks like one and the password has begun. */
export function canContinue(values: { email: string; password: string }): boolean {
  return emailPattern.test(values.email.trim()) && values.password.length >= shortestPassword;
}

/** The public registration page: a full address as it is, a path on the organisation's own website. */
export function registrationHref(registrationRoute: string, website: string): string {
  return new URL(registrationRoute, website).href;
}
