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
    forgotPassword: {
      path: '/forgot-password',
      title: 'Forgot password',
      access: 'public',
      load: () =>
        import('./pages/ForgotPassword/ForgotPasswordPage.tsx').then((module) => ({
          default: module.ForgotPasswordPage,
        })),
    },
    resetPassword: {
      path: '/reset-password',
      title: 'Choose a new password',
      access: 'public',
      load: () =>
        import('./pages/ResetPassword/ResetPasswordPage.tsx').then((module) => ({ default: module.ResetPasswordPage })),
    },
  },
  outward: ['onboarding.firstTime'],
});
