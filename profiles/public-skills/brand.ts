import type { Brand } from '@portal/kit/access';
import favicon from './brand/favicon.svg';
import logo from './brand/logo.svg';
import logoDark from './brand/logo-dark.svg';
import mark from './brand/mark.svg';
import signIn from './brand/sign-in.svg';

export const brand: Brand = { logo, logoDark, logoRatio: 161 / 48, mark, favicon, signIn };
