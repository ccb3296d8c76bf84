import type * as z from 'zod';
import type { asset, folder } from './schemas.ts';

/** A folder of what a community shares. */
export type Folder = z.output<typeof folder>;

/** A file or a link in a folder. */
export type FolderAsset = z.output<typeof asset>;
