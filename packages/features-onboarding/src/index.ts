export { onboardingFeature } from './feature.ts';
export { messages as onboardingMessages } from './messages.ts';
export { SignInScreen, type SignInScreenProps } from './pages/SignIn/SignInScreen.tsx';
export { SignInPage } from './pages/SignIn/SignInPage.tsx';
export { SignInForm, type SignInFormProps } from './components/SignInForm.tsx';
export { PasswordEntryPage } from './pages/PasswordEntry/PasswordEntryPage.tsx';
export { PasswordEntryScreen, type PasswordEntryScreenProps } from './pages/PasswordEntry/PasswordEntryScreen.tsx';
