import { defineMessages } from '@portal/kit';

/** Every word of the way in. */
export const messages = defineMessages('onboarding', {
  signInTitle: 'Sign in',
  signInIntro: 'Welcome back to {organisation}.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show',
  hidePassword: 'Hide',
  continue: 'Continue',
  emailRequired: 'Please enter an email address',
  emailInvalid: 'Please enter a valid email',
  passwordRequired: 'Please type password',
  wrongCredentials: 'The user name or password is incorrect.',
  signInFailed: 'You are not signed in.',
  codeNeeded: 'This account signs in with a verification code. Please contact {organisation} for help.',
  forgotPassword: 'Forgot password?',
  firstTime: 'First time logging in',
  noAccount: 'Not a member yet?',
  createAccount: 'Create account',
  opensInNewTab: '(opens in a new tab)',
});
