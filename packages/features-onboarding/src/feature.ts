import { defineFeature, userRoles } from '@portal/kit';
import { IconDevices, IconUser } from '@portal/ui';
import { outward, paths } from './destinations.ts';
import { onboardingManifest } from './manifest.ts';

/** The way into the portal, and out of it. */
export const onboardingFeature = defineFeature({
  ...onboardingManifest,
  routes: {
    signIn: {
      path: paths.signIn,
      title: 'Sign In',
      access: 'public',
      isStatic: true,
      load: () => import('./pages/SignIn/SignInPage.tsx').then((module) => ({ default: module.SignInPage })),
    },
    passwordEntry: {
      path: paths.passwordEntry,
      title: 'Enter your code',
      access: 'public',
      load: () =>
        import('./pages/PasswordEntry/PasswordEntryPage.tsx').then((module) => ({ default: module.PasswordEntryPage })),
    },
    forgotPassword: {
      path: paths.forgotPassword,
      title: 'Forgot password',
      access: 'public',
      isStatic: true,
      load: () =>
        import('./pages/ForgotPassword/ForgotPasswordPage.tsx').then((module) => ({
          default: module.ForgotPasswordPage,
        })),
    },
    resetPassword: {
      path: paths.resetPassword,
      title: 'Choose a new password',
      access: 'public',
      load: () =>
        import('./pages/ResetPassword/ResetPasswordPage.tsx').then((module) => ({ default: module.ResetPasswordPage })),
    },
    notMe: {
      path: paths.notMe,
      title: 'Lock your account',
      access: 'public',
      load: () => import('./pages/NotMe/NotMePage.tsx').then((module) => ({ default: module.NotMePage })),
    },
    confirmEmail: {
      path: paths.confirmEmail,
      title: 'Confirm your e-mail',
      access: 'public',
      load: () =>
        import('./pages/ConfirmEmail/ConfirmEmailPage.tsx').then((module) => ({ default: module.ConfirmEmailPage })),
    },
    identityProvider: {
      path: paths.identityProvider,
      title: 'Sign In',
      access: 'public',
      load: () =>
        import('./pages/IdentityProvider/IdentityProviderPage.tsx').then((module) => ({
          default: module.IdentityProviderPage,
        })),
    },
    autoLogin: {
      path: paths.autoLogin,
      title: 'Sign In',
      access: 'public',
      load: () => import('./pages/AutoLogin/AutoLoginPage.tsx').then((module) => ({ default: module.AutoLoginPage })),
    },
    impersonate: {
      path: paths.impersonate,
      title: 'Act for a member',
      load: () =>
        import('./pages/Impersonate/ImpersonatePage.tsx').then((module) => ({ default: module.ImpersonatePage })),
    },
    sessions: {
      path: paths.sessions,
      title: 'Where you are signed in',
      load: () => import('./pages/Sessions/SessionsPage.tsx').then((module) => ({ default: module.SessionsPage })),
    },
  },
  menu: [
    { id: 'sessions', slot: 'user', order: 80, label: 'Where you are signed in', icon: IconDevices, to: 'sessions' },
  ],
  contributes: {
    adminPages: [
      {
        id: 'adminActFor',
        order: 60,
        label: 'Act for a member',
        icon: IconUser,
        to: 'impersonate',
        role: userRoles.Admin,
      },
    ],
  },
  notices: [
    {
      concerns: 'impersonators',
      load: () =>
        import('./components/ImpersonationBanner.tsx').then((module) => ({ default: module.ImpersonationBanner })),
    },
  ],
  outward,
});
