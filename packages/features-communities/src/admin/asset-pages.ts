import { AssetsAdminPage } from './Assets/AssetsAdminPage.tsx';
import { firstReads } from './Frame/use-admin-community.ts';

export const assets = { default: AssetsAdminPage, firstReads };
