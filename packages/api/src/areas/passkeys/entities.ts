import type * as z from 'zod';
import type { assertion, creationOptions, madeCredential, passkey, requestOptions } from './schemas.ts';

export type Passkey = z.output<typeof passkey>;
export type CreationOptions = z.output<typeof creationOptions>;
export type RequestOptions = z.output<typeof requestOptions>;
export type MadeCredential = z.output<typeof madeCredential>;
export type Assertion = z.output<typeof assertion>;
