import type * as z from 'zod';
import type { ownAuthenticator } from './schemas.ts';

export type OwnAuthenticator = z.output<typeof ownAuthenticator>;
