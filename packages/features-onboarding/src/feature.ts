import { defineFeature, userRoles } from '@portal/kit';
import { IconDevices, IconUserCog } from '@portal/ui';
import { onboardingManifest } from './manifest.ts';

/** The way into the portal, and out of it. */
export const onboardingFeature = defineFeature({
  ...onboardingManifest,
  routes: {
    signIn: {
      path: '/sign-in',
      title: 'Sign In',
      access: 'public',
      isStatic: true,
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
      isStatic: true,
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
    autoLogin: {
      path: '/auto-login',
      title: 'Sign In',
      access: 'public',
      load: () => import('./pages/AutoLogin/AutoLoginPage.tsx').then((module) => ({ default: module.AutoLoginPage })),
    },
    impersonate: {
      path: '/impersonate',
      title: 'Act for a member',
      load: () =>
        import('./pages/Impersonate/ImpersonatePage.tsx').then((module) => ({ default: module.ImpersonatePage })),
    },
    sessions: {
      path: '/sessions',
      title: 'Where you are signed in',
      load: () => import('./pages/Sessions/SessionsPage.tsx').then((module) => ({ default: module.SessionsPage })),
    },
  },
  menu: [
    { id: 'sessions', label: 'Where you are signed in', icon: IconDevices, to: 'sessions' },
    { id: 'adminActFor', label: 'Act for a member', icon: IconUserCog, to: 'impersonate', role: userRoles.Admin },
  ],
  notices: [
    {
      concerns: 'impersonators',
      load: () =>
        import('./components/ImpersonationBanner.tsx').then((module) => ({ default: module.ImpersonationBanner })),
    },
  ],
  outward: ['onboarding.firstTime'],
});
