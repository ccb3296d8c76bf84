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
  },
  outward: ['onboarding.forgotPassword', 'onboarding.firstTime', 'onboarding.passwordEntry'],
});
