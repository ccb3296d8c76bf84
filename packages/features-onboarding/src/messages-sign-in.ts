import { defineMessages } from '@portal/kit';

/** Words of the sign-in page: all of this feature's that are needed before anybody has signed in. */
export const signInMessages = defineMessages('onboarding', {
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
  forgotPassword: 'Forgot password?',
  firstTime: 'First time logging in',
  noAccount: 'Not a member yet?',
  createAccount: 'Create account',
  opensInNewTab: '(opens in a new tab)',
});
