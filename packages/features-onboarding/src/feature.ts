import { defineFeature } from '@portal/kit';

/** The way into the portal: each page is open to signed-out visitors. */
export const onboardingFeature = defineFeature({
  id: 'onboarding',
  mount: () => '/account',
  routes: {
    signIn: {
      path: '/sign-in',
      title: 'Sign In',
      access: 'public',
      load: () => import('./pages/SignIn/SignInPage.tsx').then((module) => ({ default: module.SignInPage })),
    },
    passwordEntry: {
      path: '/password-entry',
      title: 'Enter your code',
      access: 'public',
      load: () =>
        import('./pages/PasswordEntry/PasswordEntryPage.tsx').then((module) => ({ default: module.PasswordEntryPage })),
    },
  },
  outward: ['onboarding.forgotPassword', 'onboarding.firstTime'],
});
