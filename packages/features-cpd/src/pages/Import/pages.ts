import { ImportPage } from './ImportPage.tsx';

export const importRecords = { default: ImportPage };
