export { onboardingFeature } from './feature.ts';
export { messages as onboardingMessages } from './messages.ts';
export { SignInScreen, type SignInScreenProps } from './pages/SignIn/SignInScreen.tsx';
export { SignInPage } from './pages/SignIn/SignInPage.tsx';
export { SignInForm, type SignInFormProps } from './components/SignInForm.tsx';
